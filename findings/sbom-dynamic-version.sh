#!/usr/bin/env bash
# cyclonedx-bom 7.5.0 (PyPI), `cyclonedx-py environment --pyproject`: the version of a package with a dynamic version is lost.
# The tool takes the installed package out of the components and describes it from pyproject.toml instead, as the root component. A
# version that a build backend reads from the code, here hatchling 1.33.0, is not in that file; so neither the root component nor any
# other says which version is installed, though the metadata of the installed package does. With a static version, it is there.
# Without --pyproject, the package is a component with its version, and there is no root component. The exit status is always 0.
# Output seen: {'dynamic': ['table None'], 'static': ['table 1.2.3'], 'no pyproject': ['table 1.2.3']}
# Exits with 0 as long as that is so. Needs Python 3.11 or newer.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/tools"
"$place/tools/bin/pip" install --quiet --disable-pip-version-check cyclonedx-bom==7.5.0
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check hatchling==1.33.0
mkdir -p "$place/source/table"
echo '__version__ = "1.2.3"' >"$place/source/table/__init__.py"
cat >"$place/source/pyproject.toml" <<'END'
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "table"
dynamic = ["version"]

[tool.hatch.version]
path = "table/__init__.py"
END
"$place/env/bin/pip" install --quiet --disable-pip-version-check --no-build-isolation "$place/source"
sed 's/^dynamic = .*/version = "1.2.3"/; /^\[tool/,$d' "$place/source/pyproject.toml" >"$place/static.toml"
listed() {  # a bill of materials, with these options
    "$place/tools/bin/cyclonedx-py" environment --output-format JSON "$@" "$place/env/bin/python" 2>/dev/null
}
listed --pyproject "$place/source/pyproject.toml" >"$place/dynamic.json"
listed --pyproject "$place/static.toml" >"$place/static.json"
listed >"$place/none.json"
python3 - "$place" <<'END'
import json
import pathlib
import sys


def named(file):
    """Name and version of each component called table, the root among them."""
    bill = json.loads((pathlib.Path(sys.argv[1]) / file).read_text())
    every = [bill["metadata"].get("component", {}), *bill["components"]]
    return [f"{one['name']} {one.get('version')}" for one in every if one.get("name") == "table"]


seen = {"dynamic": named("dynamic.json"), "static": named("static.json"), "no pyproject": named("none.json")}
print(seen)
sys.exit(list(seen.values()) != [["table None"], ["table 1.2.3"], ["table 1.2.3"]])
END
