import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load

required_conan_version = ">=2.0"


class TesseraConan(ConanFile):
    name = "tessera"
    description = "Board-game rules at bitboard speed, header-only C++20"
    license = "MIT"
    topics = ("board-games", "bitboard", "game-rules", "header-only")
    package_type = "header-library"
    implements = ["auto_header_only"]
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = ("CMakeLists.txt", "LICENSE", "include/*",
                       # what the tests look at
                       "CHANGELOG.md", "CONTRIBUTING.md", "README.md", "conanfile.py", ".cmake/*", "bench/*",
                       "docs/*", "examples/*", "tests/*",
                       # what an earlier `conan create` has left there would make another revision of the recipe
                       "!tests/packaging/conan/build/*")
    no_copy_source = True
    test_package_folder = "tests/packaging/conan"

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "include", "tessera", "version.hpp"))
        self.version = ".".join(re.findall(r"^#define TESSERA_VERSION_\w+ (\d+)$", header, re.MULTILINE))

    def layout(self):
        cmake_layout(self)

    @property
    def _with_tests(self):
        return not self.conf.get("tools.build:skip_test", default=True, check_type=bool)

    def build_requirements(self):
        if self._with_tests:
            self.test_requires("doctest/[>=2.4.9 <3]")
            self.test_requires("nanobench/[>=4 <5]")

    def validate(self):
        check_min_cppstd(self, 20)

    def generate(self):
        if self._with_tests:
            CMakeDeps(self).generate()
            toolchain = CMakeToolchain(self)
            toolchain.cache_variables["TESSERA_BUILD_EXAMPLES"] = False
            # What Conan does here is one of the things that these would test.
            toolchain.cache_variables["TESSERA_TEST_PACKAGING"] = False
            toolchain.generate()

    def build(self):
        if self._with_tests:
            cmake = CMake(self)
            cmake.configure()
            cmake.build()
            cmake.ctest(["--output-on-failure"])

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "*.hpp", os.path.join(self.source_folder, "include"),
             os.path.join(self.package_folder, "include"))

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "tessera")
        self.cpp_info.set_property("cmake_target_name", "tessera::tessera")
        # As in the package that CMake installs: until 1.0 each minor version stands for itself.
        self.cpp_info.set_property("cmake_config_version_compat", "SameMinorVersion")
        self.cpp_info.set_property("pkg_config_name", "tessera")
