"""Where tests and the type checker find what is no package of a service: helpers of tests and benches."""

import re
from pathlib import Path

from devstack.layout import ROOT, Service

_PYTEST = ROOT / "pyproject.toml"
_PYRIGHT = ROOT / "pyrightconfig.json"
_PYTEST_LIST = re.compile(r"(?ms)^pythonpath = \[.*?^\]")
_PYRIGHT_LIST = re.compile(r'(?ms)^  "extraPaths": \[.*?^  \]')
_OF_THE_CHASSIS = "services/_chassis/tests/sample"


def outputs(found: tuple[Service, ...]) -> dict[Path, str]:
    support = _folders(found, "tests/support")
    for_tests = "".join(f'    "{each}",\n' for each in (".", _OF_THE_CHASSIS, *support))
    benches = [each for each in _folders(found, "bench") if _imports_from_itself(ROOT / each)]
    listed = ",\n".join(f'    "{each}"' for each in sorted([_OF_THE_CHASSIS, *support, *benches]))
    return {
        _PYTEST: _PYTEST_LIST.sub(lambda _: f"pythonpath = [\n{for_tests}]", _PYTEST.read_text()),
        _PYRIGHT: _PYRIGHT_LIST.sub(lambda _: f'  "extraPaths": [\n{listed}\n  ]', _PYRIGHT.read_text()),
    }


def _folders(found: tuple[Service, ...], name: str) -> list[str]:
    folders = (each.folder / name for each in found)
    return [folder.relative_to(ROOT).as_posix() for folder in folders if folder.is_dir()]


def _imports_from_itself(bench: Path) -> bool:
    """Not every bench: modules of one name in two of them could not be told apart."""
    helpers = "|".join(file.stem for file in bench.glob("*.py") if not file.stem.startswith("bench_"))
    importing = re.compile(rf"(?m)^from ({helpers}) import ")
    return any(importing.search(file.read_text()) for file in bench.glob("bench_*.py"))
