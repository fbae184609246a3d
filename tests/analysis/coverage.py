#!/usr/bin/env python3
"""Says how much of the headers the unit tests run; less than 95 % of lines or branches is an error.

A branch of a template counts as taken if any instantiation takes it. Conditions that the compiler decides, as in
`if constexpr`, have no branches at run time and are left out; so is what `= default` stands for. What only constant
expressions run, such as the tables that are worked out by the compiler, counts as not run.

    coverage.py TESTS WORK LLVM-COV LLVM-PROFDATA
"""

import collections
import json
import os
import subprocess
import sys


def main():
    tests, work, cov, profdata = sys.argv[1:]
    raw, profile = os.path.join(work, "tests.profraw"), os.path.join(work, "tests.profdata")
    subprocess.run([tests], env={**os.environ, "LLVM_PROFILE_FILE": raw}, check=True)
    subprocess.run([profdata, "merge", "-sparse", raw, "-o", profile], check=True)
    report(json.loads(subprocess.run([cov, "export", tests, f"-instr-profile={profile}"], capture_output=True,
                                     check=True).stdout)["data"][0])


def report(data):
    def header(name):
        return os.path.normpath(name).partition("/include/tessera/")[2]

    lines = {header(file["filename"]): file["summary"]["lines"] for file in data["files"] if header(file["filename"])}
    sources = {header(file["filename"]): open(file["filename"], encoding="utf-8").read().split("\n")
               for file in data["files"] if header(file["filename"])}
    taken = collections.defaultdict(lambda: [0, 0])
    for function in data["functions"]:
        for line, column, end_line, end_column, true, false, file, *_ in function["branches"]:
            name = header(function["filenames"][file])
            if name and "= default" not in sources[name][line - 1]:
                place = taken[name, line, column, end_line, end_column]
                place[0] += true
                place[1] += false

    run, all_lines, both, branches = 0, 0, 0, 0
    for name in sorted(lines):
        decided = {place: counts for place, counts in taken.items() if place[0] == name and any(counts)}
        of_both = sum((counts[0] > 0) + (counts[1] > 0) for counts in decided.values())
        print(f"{name:35} {lines[name]['covered']:5} of {lines[name]['count']:5} lines "
              f"{of_both:5} of {2 * len(decided):5} branches")
        for place, counts in sorted(decided.items()):
            if not all(counts):
                print(f"    {place[1]}: never {'true' if counts[1] else 'false'}: {sources[name][place[1] - 1].strip()}")
        run, all_lines = run + lines[name]["covered"], all_lines + lines[name]["count"]
        both, branches = both + of_both, branches + 2 * len(decided)
    print(f"{100 * run / all_lines:.1f} % of {all_lines} lines, {100 * both / branches:.1f} % of {branches} branches")
    if run < 0.95 * all_lines or both < 0.95 * branches:
        sys.exit("less than 95 % was run")


if __name__ == "__main__":
    main()
