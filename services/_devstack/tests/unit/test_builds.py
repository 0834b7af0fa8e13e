import asyncio
import json
from pathlib import Path

import pytest
from devstack import builds, layout, openapi
from devstack.contract.web import write_types
from devstack.layout import ROOT, WebProject, npm_workspaces, web_projects


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WebProject:
    monkeypatch.setattr(builds, "ROOT", tmp_path)
    monkeypatch.setattr(builds, "STATE", tmp_path / ".devstack")
    folder = tmp_path / "web-modules" / "forms"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "app.tsx").write_text("one")
    (tmp_path / "web-modules" / "_kit" / "src").mkdir(parents=True)
    (tmp_path / "web-modules" / "_kit" / "src" / "index.ts").write_text("kit")
    package(tmp_path, "_kit", "@groundwork/kit")
    package(tmp_path, "forms", "@groundwork/forms", "@groundwork/kit", "react")
    return WebProject("@groundwork/forms", folder)


def package(root: Path, folder: str, name: str, *needs: str) -> Path:
    file = root / "web-modules" / folder / "package.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"name": name, "dependencies": dict.fromkeys(needs, "*")}))
    return file.parent


class TestSourcesHash:
    def test_changes_with_a_source(self, project: WebProject) -> None:
        before = builds.sources_hash(project)
        (project.folder / "src" / "app.tsx").write_text("two")
        assert builds.sources_hash(project) != before

    def test_changes_with_the_kit(self, project: WebProject, tmp_path: Path) -> None:
        before = builds.sources_hash(project)
        (tmp_path / "web-modules" / "_kit" / "src" / "index.ts").write_text("another kit")
        assert builds.sources_hash(project) != before

    def test_changes_with_the_libraries_it_names_and_theirs_alone(
        self, project: WebProject, tmp_path: Path
    ) -> None:
        package(tmp_path, "_pencils", "@groundwork/pencils")
        package(tmp_path, "_drawing", "@groundwork/drawing", "@groundwork/pencils")
        unnamed = builds.sources_hash(project)
        (tmp_path / "web-modules" / "_pencils" / "line.ts").write_text("thin")
        assert builds.sources_hash(project) == unnamed
        package(tmp_path, "forms", "@groundwork/forms", "@groundwork/drawing")
        before = builds.sources_hash(project)
        (tmp_path / "web-modules" / "_pencils" / "line.ts").write_text("thick")
        assert builds.sources_hash(project) != before

    def test_does_not_change_with_tests_packages_or_the_build_itself(self, project: WebProject) -> None:
        before = builds.sources_hash(project)
        for name in ("dist", "node_modules", "tests"):
            (project.folder / name).mkdir()
            (project.folder / name / "file.js").write_text("anything")
        assert builds.sources_hash(project) == before

    def test_tells_a_moved_file_from_a_changed_one(self, project: WebProject) -> None:
        before = builds.sources_hash(project)
        (project.folder / "src" / "app.tsx").rename(project.folder / "src" / "other.tsx")
        assert builds.sources_hash(project) != before


class TestTwoWhoWantTheSameBuild:
    def test_get_one(self, project: WebProject, monkeypatch: pytest.MonkeyPatch) -> None:
        """The checks and the browser tests of one run: two at once would write the same files."""
        built: list[str] = []

        async def build(which: WebProject) -> float:
            built.append(which.name)
            await asyncio.sleep(0.01)  # while the other one comes
            (which.folder / "dist").mkdir()
            (which.folder / "dist" / "app.js").write_text("built")
            stamp = builds.STATE / "stamps" / f"web-{which.folder.name}"
            stamp.write_text(builds.sources_hash(which))
            return 0.0

        async def both() -> None:
            await asyncio.gather(*(builds.build_changed([project]) for _ in range(2)))

        monkeypatch.setattr(builds, "build", build)
        monkeypatch.setattr(layout, "ROOT", builds.ROOT)
        asyncio.run(both())
        assert built == ["@groundwork/forms"]


class TestAChangedCall:
    @pytest.fixture
    def web(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """What the web is made of, to be changed."""
        for workspace in npm_workspaces():
            for file in builds.source_files(workspace):
                copy = tmp_path / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
        monkeypatch.setattr(builds, "ROOT", tmp_path)
        return tmp_path

    def hashes(self, web: Path) -> dict[str, str]:
        return {each.folder.name: builds.sources_hash(each) for each in web_projects(web)}

    def test_builds_the_module_of_its_context_anew_and_no_other(self, web: Path) -> None:
        document = openapi.of("pdf")
        write_types({"pdf": document}, web / "web-modules")
        before = self.hashes(web)
        assert len(before) > 5
        answer = {"200": {"description": "", "content": {"application/json": {"schema": {"type": "string"}}}}}
        read = {"operationId": "find", "x-reads": True, "responses": answer}
        document["paths"]["/api/SubmissionPdf/Find"] = {"post": read}
        write_types({"pdf": document}, web / "web-modules")
        after = self.hashes(web)
        assert {name for name in after if after[name] != before[name]} == {"pdf"}

    def test_is_written_nowhere_but_in_its_module(self, web: Path) -> None:
        before = {file: file.read_bytes() for file in web.rglob("*.ts")}
        write_types({"pdf": openapi.of("pdf")}, web / "web-modules")
        after = {file: file.read_bytes() for file in web.rglob("*.ts")}
        assert after == before, "what is committed is what is written"


class TestIsBuilt:
    def test_needs_the_result_as_well_as_the_stamp(self, project: WebProject, tmp_path: Path) -> None:
        stamp = tmp_path / ".devstack" / "stamps" / "web-forms"
        stamp.parent.mkdir(parents=True)
        stamp.write_text(builds.sources_hash(project))
        assert not builds.is_built(project)
        (project.folder / "dist").mkdir()
        (project.folder / "dist" / "index.js").write_text("built")
        assert builds.is_built(project)
