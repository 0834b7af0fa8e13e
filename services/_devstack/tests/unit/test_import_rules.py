"""A new service is bound by the rules of rooms without a line added for it: each breach is noticed."""

import os
import subprocess
from pathlib import Path

from devstack import layout
from devstack.declaration import Declaration
from devstack.import_rules import document
from devstack.layout import BIN, Service

LIBRARIES = tuple(folder.lstrip("_") for folder in layout.LIBRARIES)
CLEAN = {
    "site/main.py": "import site_log.visit.routes",
    "site/tables/__init__.py": "",
    "site/tables/visit.py": "import sqlalchemy",
    "site/visit/routes.py": "import fastapi\nimport site_log.visit.service",
    "site/visit/service.py": "import site_log.visit.repo\nimport site_log.visit.counting",
    "site/visit/counting.py": "import site_log.tables.visit",
    "site/visit/visit_repo.py": "import sqlalchemy\nimport site_log.crew.sql",
    "site/visit/repo.py": "import sqlalchemy\nimport site_log.tables.visit",
    "site/crew/sql.py": "import sqlalchemy",
    "site/crew/repo.py": "import site_log.crew.sql",
    "site/crew/service.py": "import site_log.crew.repo",
}
BREACHES = {
    "no circles": ("site/crew/service.py", "import site_log.visit.service_of_crews"),
    "nobody imports the composition root": ("site/crew/planning.py", "import site_log.main"),
    "no SQL and no edge's library": ("site/crew/reckoning.py", "import sqlmodel"),
    "edges leave the database": ("site/crew/crew_routes.py", "import site_log.crew.repo"),
    "nobody below an edge knows it": ("site/crew/knowing.py", "import site_log.visit.routes"),
    "edges do not know each other": ("site/crew/handlers.py", "import site_log.visit.routes"),
    "repos know no service": ("site/crew/repo.py", "import site_log.crew.service"),
    "schemas are shapes": ("site/crew/schemas.py", "import site_log.crew.service"),
    "tables know nothing": ("site/tables/crew.py", "import site_log.crew.service"),
    "mails go by identity_client": ("site/crew/telling.py", "import smtplib"),
    "visit's repo is its own": ("site/crew/looking.py", "import site_log.visit.visit_repo"),
    "crew's pieces of statements": ("site/visit/columns.py", "import site_log.crew.sql"),
}


def test_a_service_within_the_rules_passes(tmp_path: Path) -> None:
    done = _check(tmp_path, CLEAN)
    assert done.returncode == 0, done.stdout


def test_each_breach_is_named(tmp_path: Path) -> None:
    files = {**CLEAN, "site/visit/service_of_crews.py": "import site_log.crew.planning"}
    for path, line in BREACHES.values():
        files[path] = f"{files.get(path, '')}\n{line}\n"
    said = _check(tmp_path, files).stdout
    broken = [line for line in said.splitlines() if line.endswith("BROKEN")]
    for rule in BREACHES:
        assert any(rule in line for line in broken), f"{rule}\n{said}"


def test_no_context_sends_mails_past_identity(tmp_path: Path) -> None:
    said = _check(tmp_path, {**CLEAN, "site/crew/telling.py": "from chassis.mail import Mailer"}, LIBRARIES)
    (broken,) = [line for line in said.stdout.splitlines() if line.endswith("BROKEN")]
    assert "mails go by identity_client" in broken


def _check(
    folder: Path, files: dict[str, str], libraries: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    for path, text in files.items():
        file = folder / path.replace("site/", "site-log/site_log/", 1)
        file.parent.mkdir(parents=True, exist_ok=True)
        (file.parent / "__init__.py").touch()
        file.write_text(text)
    (folder / "site-log" / "site_log" / "__init__.py").touch()
    config = folder / "rules.ini"
    site_log = Service("site-log", "site_log", folder / "site-log", Declaration(context="site-log"))
    config.write_text(document((site_log,), libraries=libraries))
    return subprocess.run(
        [BIN / "lint-imports", "--config", config, "--no-logo", "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "site-log")},
        capture_output=True,
        text=True,
        check=False,
    )
