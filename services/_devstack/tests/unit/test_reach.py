import subprocess
from pathlib import Path

import pytest
from devstack.journeys import JOURNEYS, folders, is_about, subjects_of
from devstack.layout import npm_workspaces, python_members
from devstack.reach import changed_files, reach_of
from devstack.tiers import Wanted, steps_of


def reached(*files: str) -> set[str]:
    reach = reach_of(files)
    assert not reach.everything
    return {folder.name for folder in reach.members}


class TestWhatAChangeReaches:
    def test_a_service_itself(self) -> None:
        assert reached("services/pdf/pdf/main.py") == {"pdf"}

    def test_of_a_library_all_that_depend_on_it(self) -> None:
        assert reached("services/_formwork/formwork/body.py") == {
            *("_formwork", "forms", "pdf", "workflow-runner")
        }
        assert {"_chassis", "_identity_client", "identity", "forms"} <= reached("services/_chassis/x.py")

    def test_of_a_web_library_the_modules_that_depend_on_it(self) -> None:
        assert reached("web-modules/_formwork/src/index.ts") == {"_formwork", "forms", "workflow"}

    def test_of_a_contract_those_who_speak_it(self) -> None:
        assert reached("proto/contracts/pdf/v1/pdf.proto") == {"pdf"}
        assert {"forms", "pdf", "workflow-runner"} <= reached("proto/contracts/forms/v1/forms.proto")

    @pytest.mark.parametrize(
        "file",
        [
            "docs/forms.md",
            "README.md",
            "gateway/openapi/forms.json",
            "web-modules/forms/src/api/schema.gen.ts",
        ],
    )
    def test_of_what_is_made_or_only_read_nobody(self, file: str) -> None:
        assert reached(file) == set()

    @pytest.mark.parametrize(
        "file", ["uv.lock", "conftest.py", "services/_devstack/devstack/tiers.py", "new"]
    )
    def test_of_what_belongs_to_no_member_everything(self, file: str) -> None:
        assert reach_of([file]).everything


class TestTheStepsForAChange:
    def steps(self, tier: str, *files: str) -> list[str]:
        return [" ".join(step.argv) for step in steps_of(tier, Wanted(reach=reach_of(files)), short=True)]

    def check_names(self, *files: str) -> list[str]:
        return [step.name for step in steps_of("check", Wanted(reach=reach_of(files)), short=True)]

    def test_are_its_services_own_and_what_is_found_out_about_it(self) -> None:
        own, of_all = self.steps("test-service", "services/pdf/pdf/main.py")
        assert "services/pdf/tests/" in own
        assert of_all.endswith("--reached=pdf services/_devstack/tests/every_service")

    def test_ask_its_services_what_their_documents_allow_on_the_system_of_the_browser_tests(self) -> None:
        reach = Wanted(reach=reach_of(["services/pdf/pdf/main.py", "services/forms/forms/main.py"]))
        (step,) = steps_of("test-e2e", reach, short=True)
        browser, _, schema = " ".join(step.argv).partition(" --then ")
        assert "devstack.e2e" in browser
        assert schema.endswith("--no-servers --reached=forms,pdf services/_devstack/tests/schema")
        assert len(step.reports) == 2
        # Alone each tier has all of its own.
        (browser_alone,) = steps_of("test-e2e", reach, short=False)
        assert "--then" not in browser_alone.argv
        assert "services/_devstack/tests/schema" in steps_of("test-service", reach, short=False)[-1].argv

    def test_of_the_web_alone_ask_no_service(self) -> None:
        (browser,) = self.steps("test-e2e", "web-modules/budget/src/index.ts")
        assert "--then" not in browser
        assert self.steps("test-service", "web-modules/budget/src/index.ts") == []

    def test_look_at_the_types_of_what_it_reaches_and_of_sweeps_that_name_it(self) -> None:
        named = self.check_names("services/budget/budget/main.py")
        assert "python types" in named
        assert not any(name.startswith("types of") for name in named)
        assert "sizes of shell and modules" not in named
        assert self.types_of("services/budget/budget/main.py") == ["budget"]
        assert self.types_of("services/identity/identity/main.py") == ["identity", "_devstack"]
        # The sweeps speak every contract.
        assert self.types_of("proto/contracts/pdf/v1/pdf.proto") == ["pdf", "_devstack"]

    def types_of(self, *files: str) -> list[str]:
        (types,) = [command for command in self.steps("check", *files) if "pyright" in command]
        return [Path(word).name for word in types.rpartition("index.js ")[2].split()]

    def test_look_at_the_types_of_a_web_module_alone_and_build_it(self) -> None:
        named = self.check_names("web-modules/forms/src/index.ts")
        assert [name for name in named if "types" in name] == [
            "types of web-modules/forms",
            "types of web-modules/forms/bench",
        ]
        assert "sizes of shell and modules" in named

    def test_look_at_all_types_of_the_web_where_one_context_is_generated_anew(self) -> None:
        named = self.check_names("web-modules/budget/src/api/schema.gen.ts")
        assert {"types of web-modules/forms", "types of web-shell"} <= set(named)

    def test_look_at_the_types_of_a_journey_that_changed(self) -> None:
        assert "types of web-shell/e2e" in self.check_names("web-shell/e2e/journeys/identity/teams.spec.ts")

    def test_leave_out_no_other_check(self) -> None:
        everything = [step.name for step in steps_of("check", Wanted(), short=True)]
        left_out = set(everything) - set(self.check_names("services/budget/budget/main.py"))
        assert {name for name in left_out if not name.startswith("types of ")} == {
            *("sizes of shell and modules", "the kit's version says what its API is")
        }

    def test_open_the_journeys_about_it(self) -> None:
        (browser,) = self.steps("test-e2e", "services/workflow-runner/workflow_runner/main.py")
        assert "journeys/workflow/" in browser
        assert "journeys/heart.spec.ts" in browser
        assert "journeys/identity/" not in browser

    def test_open_none_that_says_it_is_about_others(self) -> None:
        (browser,) = self.steps("test-e2e", "services/budget/budget/main.py")
        assert "journeys/budget/" in browser
        assert "journeys/heart.spec.ts" not in browser

    def test_open_all_beside_the_folders_for_what_none_is_about(self) -> None:
        (browser,) = self.steps("test-e2e", "k8s/tests/test_manifests.py")
        assert "--then" not in browser
        assert {path.name for path in JOURNEYS.glob("*.spec.ts")} == {
            word.removeprefix("journeys/") for word in browser.split() if word.startswith("journeys/")
        }

    def test_open_a_journey_that_changed_alone(self) -> None:
        (browser,) = self.steps("test-e2e", "web-shell/e2e/journeys/identity/teams.spec.ts")
        assert browser.endswith(" journeys/identity")

    def test_of_words_alone_are_the_checks_and_the_units_that_look_at_all(self) -> None:
        assert self.steps("check", "docs/forms.md")
        (unit,) = self.steps("test-unit", "docs/forms.md")
        assert unit.endswith(" services/_devstack/tests/unit")
        for tier in ("test-service", "test-web", "test-e2e", "test-faults"):
            assert self.steps(tier, "docs/forms.md") == []


def test_whom_journeys_are_about_are_members() -> None:
    members = [folder.name for folder in [*python_members(), *npm_workspaces()]]
    named = {name for path in [*folders(), *JOURNEYS.glob("*.spec.ts")] for name in subjects_of(path)}
    strangers = [name for name in named if not any(is_about(name, member) for member in members)]
    assert {"budget", "forms", "identity"} <= named
    assert strangers == ["shell"], "of the shell, which everybody changes"


class TestChangedFiles:
    @pytest.fixture
    def repository(self, tmp_path: Path) -> Path:
        self.git(tmp_path, "init", "--quiet", "--initial-branch", "main")
        for name in ("one", "two"):
            (tmp_path / name).write_text(name)
            self.git(tmp_path, "add", ".")
            self.git(tmp_path, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", name)
        return tmp_path

    def git(self, folder: Path, *arguments: str) -> None:
        subprocess.run(["git", *arguments], cwd=folder, check=True)

    def test_on_main_are_those_of_the_last_commit(self, repository: Path) -> None:
        assert changed_files(repository) == ["two"]

    def test_on_main_are_those_not_committed_where_there_are_any(self, repository: Path) -> None:
        (repository / "one").write_text("other")
        (repository / "three").write_text("new")
        assert changed_files(repository) == ["one", "three"]

    def test_on_a_branch_are_all_since_main(self, repository: Path) -> None:
        self.git(repository, "switch", "-qc", "branch")
        (repository / "one").write_text("other")
        self.git(repository, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qam", "changed")
        assert changed_files(repository) == ["one"]
