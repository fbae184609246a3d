#!/usr/bin/env python3
"""Puts single faults into the rules and shows whether the quick tests notice.

A fault is one small change to one line: a flipped comparison, an off-by-one, a dropped or swapped direction, a removed
condition or statement, another operator. For each, the tests of the game are compiled against the changed header, first
what holds for every game, on a few variants and with an eighth of its budget, then the game's own tests, and run until
one fails. So what is caught here is caught by the quick tests, which do more.

    tests/mutation/mutate.py                      a sample of faults, fixed by the seed
    tests/mutation/mutate.py --count 0            all of them
    tests/mutation/mutate.py --group fabrik --list
"""

import argparse
import concurrent.futures
import glob
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INCLUDE = os.path.join(ROOT, "include")
TESTS = os.path.join(ROOT, "tests")

# What is changed, and what has to notice: variants for the conformance test, then test files.
GROUPS = {
    "distrify": {
        "headers": ["games/distrify/rules.hpp", "games/distrify/moves.hpp", "games/distrify/state.hpp"],
        "variants": [("Distrify<4>", "distrify-4"), ("Distrify<9>", "distrify")],
        "tests": ["games/distrify.cpp"],
    },
    "fabrik": {
        "headers": ["games/fabrik/rules.hpp", "games/fabrik/moves.hpp", "games/fabrik/state.hpp"],
        "variants": [("Fabrik", "fabrik"), ("FabrikArbeiter", "fabrik-arbeiter"), ("FabrikEither", "fabrik-either")],
        "tests": ["games/fabrik.cpp"],
    },
    "morelli": {
        "headers": ["games/morelli/rules.hpp", "games/morelli/moves.hpp", "games/morelli/fan.hpp",
                    "games/morelli/state.hpp"],
        "variants": [("Morelli<5>", "morelli-5"), ("Morelli<9>", "morelli-9")],
        "tests": ["games/morelli.cpp", "games/morelli_setup.cpp"],
    },
    "exo": {
        "headers": ["games/exo/rules.hpp", "games/exo/moves.hpp", "games/exo/galaxy.hpp", "games/exo/universe.hpp",
                    "games/exo/state.hpp"],
        "variants": [("Exo<2>", "exo"), ("Exo<3>", "exo-3")],
        "tests": ["games/exo.cpp"],
    },
    "core": {
        "headers": ["core/ray.hpp", "core/lines.hpp", "core/flood.hpp", "core/ring.hpp", "core/bits.hpp",
                    "core/direction.hpp"],
        "variants": [],
        "tests": ["core/{stem}.cpp"],
    },
}

OPPOSITES = {"east": "west", "north": "south", "north_east": "south_west", "north_west": "south_east"}
OPPOSITES |= {there: here for here, there in OPPOSITES.items()}
SWAPS = {" < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ", " == ": " != ", " != ": " == ",
         " && ": " || ", " || ": " && ", " & ": " | ", " | ": " & ", " + ": " - ", " - ": " + ",
         " += ": " -= ", " -= ": " += ", " |= ": " &= ", " &= ": " |= ", " ^= ": " |= ",
         "return true;": "return false;", "return false;": "return true;", " : directions)": " : upward_directions)"}
NOT_CODE = re.compile(r"\s*(#|//|static_assert|assert\(|template|requires|using |namespace |struct |class |public:|"
                      r"private:|friend |static constexpr (int|bool|std::size_t) \w+;)")
# Only in builds for newer processors, which the quick tests are not.
SPECIAL_BUILD = re.compile(r"#if defined\((__AVX2__|__BMI2__|TESSERA_MORELLI_QUADS)\)")
STATEMENT = re.compile(r"^(\s+)(?!return|const |auto |constexpr |static |using |break|continue|else|int |bool |case )"
                       r"[a-z_]\w*[\w.\[\]<>():, ]*( [|&^+-]?= .*|\(.*\));$")


class Fault:
    def __init__(self, group, header, line, column, before, after):
        self.group, self.header, self.line, self.column = group, header, line, column
        self.before, self.after = before, after

    def __str__(self):
        return f"{self.header}:{self.line + 1}: {self.before.strip()}  =>  {self.after.strip() or '(nothing)'}"


def code_lines(text):
    """The lines with comments and literals blanked out, and blank where nothing is to be changed."""
    lines, special = [], 0
    for line in text.split("\n"):
        if special or SPECIAL_BUILD.match(line):
            special += line.startswith("#if")
            special -= line.startswith("#endif")
            lines.append("")
            continue
        line = re.sub(r'"[^"]*"|\'[^\']\'', lambda found: "~" * len(found[0]), line)
        line = re.sub(r"//.*", "", line)
        lines.append("" if NOT_CODE.match(line) else line)
    return lines


def faults_of(group, header):
    with open(os.path.join(INCLUDE, "tessera", header), encoding="utf-8") as file:
        text = file.read()
    original = text.split("\n")
    faults = []

    def add(number, begin, end, instead):
        line = original[number]
        faults.append(Fault(group, header, number, begin, line, line[:begin] + instead + line[end:]))

    for number, line in enumerate(code_lines(text)):
        for old, new in SWAPS.items():
            for found in re.finditer(re.escape(old), line):
                add(number, found.start(), found.end(), new)
        for found in re.finditer(r"(?<![\w.'])\d+(?![\w.'])", line):
            add(number, found.start(), found.end(), str(int(found[0]) + 1))
        for found in re.finditer(r"\b(north|south)?_?(east|west)\b|\b(north|south)\b", line):
            if found[0] in OPPOSITES:
                add(number, found.start(), found.end(), OPPOSITES[found[0]])
        for found in re.finditer(r"!(?=[\w(])", line):
            add(number, found.start(), found.end(), "")
        if found := re.match(r"(\s*(?:\} else )?if \()(.*)\)( \{)?$", line):
            for value in ("true", "false"):
                add(number, found.end(1), found.end(2), value)
        if STATEMENT.match(line):
            add(number, len(line) - len(line.lstrip()), len(line), ";")
    return faults


class Outcome:
    caught, by_compiler, no_program, survived = "caught", "caught by the compiler", "does not compile", "survived"


class Laboratory:
    def __init__(self, work, compiler, seconds):
        self.work, self.compiler, self.seconds = work, compiler, seconds
        shutil.rmtree(work, ignore_errors=True)
        os.makedirs(work)
        self.flags = ["-std=c++20", "-O0", "-w", "-I", TESTS, "-I", os.path.join(ROOT, "examples"),
                      "-DTESSERA_SHARE=8", f'-DTESSERA_TEST_DATA="{TESTS}/data"', f'-DTESSERA_FUZZ_CORPUS=""']
        # What every test includes, parsed once.
        self.common = os.path.join(work, "common.hpp")
        with open(self.common, "w", encoding="utf-8") as file:
            for header in ("doctest/doctest.h", "algorithm", "array", "bit", "cstdint", "fstream", "map", "memory", "set",
                           "sstream", "string", "string_view", "vector"):
                file.write(f"#include <{header}>\n")
        self.run([self.compiler, *self.flags, "-x", "c++-header", self.common, "-o", self.common + ".gch"])
        self.objects = []
        for source in [os.path.join(TESTS, "main.cpp"), *sorted(glob.glob(os.path.join(TESTS, "reference", "*.cpp")))]:
            target = os.path.join(work, os.path.basename(source) + ".o")
            self.run([self.compiler, *self.flags, "-O1", "-I", INCLUDE, "-c", source, "-o", target])
            self.objects.append(target)
        for name, group in GROUPS.items():
            games = ", ".join(f'tessera::Variant<tessera::{type}>{{"{variant}"}}' for type, variant in group["variants"])
            with open(os.path.join(work, f"{name}_variants.hpp"), "w", encoding="utf-8") as file:
                file.write("#include <tessera/variants.hpp>\n"
                           f"namespace mutation {{ inline constexpr std::tuple variants{{{games}}}; }}\n")

    def limit(self):
        # Time of the processor, which does not depend on what else the machine does.
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds + 5))

    @staticmethod
    def run(command):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(" ".join(command) + "\n" + done.stderr)

    def steps(self, group, header):
        if GROUPS[group]["variants"]:
            yield "conformance/conformance.cpp", [f'-DTESSERA_TESTED_HEADER="{self.work}/{group}_variants.hpp"',
                                                  "-DTESSERA_TESTED=mutation::variants"]
        stem = os.path.splitext(os.path.basename(header))[0]
        for test in GROUPS[group]["tests"]:
            yield test.format(stem=stem), []

    def judge(self, number, fault):
        """What becomes of a fault, and which test file noticed; without a fault, whether the tests pass at all."""
        directory = os.path.join(self.work, str(number))
        header = os.path.join(directory, "include", "tessera", fault.header)
        os.makedirs(os.path.dirname(header))
        with open(os.path.join(INCLUDE, "tessera", fault.header), encoding="utf-8") as file:
            lines = file.read().split("\n")
        lines[fault.line] = fault.after
        with open(header, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
        try:
            for test, definitions in self.steps(fault.group, fault.header):
                program = os.path.join(directory, "tests")
                command = [self.compiler, *self.flags, "-include", self.common, "-I", os.path.join(directory, "include"),
                           "-I", INCLUDE, *definitions, os.path.join(TESTS, test), *self.objects, "-o", program,
                           "-pthread"]
                built = subprocess.run(command, capture_output=True, text=True)
                if built.returncode != 0:
                    constant = re.search(r"static assertion|constant expression|constexpr", built.stderr)
                    return (Outcome.by_compiler if constant else Outcome.no_program), test
                tested = subprocess.run([program, "--abort-after=1"], capture_output=True, text=True, errors="replace",
                                        preexec_fn=self.limit)
                if tested.returncode != 0:
                    return Outcome.caught, test + (" (no end)" if tested.returncode == -signal.SIGXCPU else "")
            return Outcome.survived, ""
        finally:
            shutil.rmtree(directory, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="how many faults are tried; 0 for all (default: 200)")
    parser.add_argument("--seed", type=int, default=2026, help="which ones (default: 2026)")
    parser.add_argument("--group", choices=GROUPS, action="append", help="only these headers; all if not given")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    parser.add_argument("--seconds", type=int, default=100, help="of processor time, until a test has no end")
    parser.add_argument("--compiler", default="g++")
    parser.add_argument("--work", default=os.path.join(ROOT, "build", "mutation"))
    parser.add_argument("--list", action="store_true", help="only show the faults")
    arguments = parser.parse_args()

    faults = [fault for group in (arguments.group or GROUPS) for header in GROUPS[group]["headers"]
              for fault in faults_of(group, header)]
    print(f"{len(faults)} faults are known", flush=True)
    if arguments.count:
        faults = random.Random(arguments.seed).sample(faults, min(arguments.count, len(faults)))
    if arguments.list:
        print(*faults, sep="\n")
        return
    laboratory = Laboratory(arguments.work, arguments.compiler, arguments.seconds)
    # Tests that fail anyway would catch everything: some of the faults are none.
    none = "#pragma once"
    faults = [Fault(group, header, 0, 0, none, none) for group in GROUPS for header in GROUPS[group]["headers"]
              if any(fault.group == group for fault in faults)
              and (group == "core" or header == GROUPS[group]["headers"][0])] + faults

    totals = {}
    survivors = []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        futures = {pool.submit(laboratory.judge, number, fault): fault for number, fault in enumerate(faults)}
        for future in concurrent.futures.as_completed(futures):
            fault = futures[future]
            outcome, test = future.result()
            if fault.after == none:
                if outcome != Outcome.survived:
                    pool.shutdown(wait=False, cancel_futures=True)
                    sys.exit(f"{test} does not pass without a fault: {outcome}")
                continue
            totals.setdefault(fault.group, {}).setdefault(outcome, 0)
            totals[fault.group][outcome] += 1
            print(f"{outcome:24} {fault}  [{test}]", flush=True)
            if outcome == Outcome.survived:
                survivors.append(fault)

    columns = [Outcome.caught, Outcome.by_compiler, Outcome.survived, Outcome.no_program]
    print("\n" + " | ".join(["group", *columns]))
    for group, counts in [*sorted(totals.items()),
                          ("all", {key: sum(counts.get(key, 0) for counts in totals.values()) for key in columns})]:
        print(" | ".join([group, *(str(counts.get(key, 0)) for key in columns)]))
    caught = sum(counts.get(Outcome.caught, 0) + counts.get(Outcome.by_compiler, 0) for counts in totals.values())
    programs = caught + len(survivors)
    print(f"\n{caught} of {programs} faults that compile, or that only a constant expression refuses, were caught: "
          f"{100 * caught / max(1, programs):.1f} %. Survivors:")
    print(*sorted(map(str, survivors)), sep="\n")


if __name__ == "__main__":
    main()
