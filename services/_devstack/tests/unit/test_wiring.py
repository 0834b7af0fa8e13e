"""What is made from a context's declaration, and what of others' stays as it is."""

from pathlib import Path

import pytest
import yaml
from devstack import declaration, layout
from devstack.declaration import Declaration, Queue, Role
from devstack.layout import Service
from devstack.wiring import kubernetes, outputs, overlays
from devstack.wiring.calls import believed_by
from devstack.wiring.text import with_regions

QUEUES = (Queue(name="notes", waiting=5),)
WORK = Role(replicas=(3, 7), memory=("1Gi", "2Gi"), settings={"POOL": "4"})


def notes(**declared: object) -> Service:
    """A context that no contract names yet."""
    return Service("notes", "notes", Path("/nowhere/notes"), Declaration(context="notes", **declared))  # pyright: ignore[reportArgumentType]


def manifests(service: Service) -> dict[str, list[dict[str, object]]]:
    return {path.name: [*yaml.safe_load_all(text)] for path, text in kubernetes.outputs((service,)).items()}


def test_the_tree_is_what_the_contexts_declare() -> None:
    assert outputs.check() == 0


class TestDeclaration:
    def test_a_word_that_means_nothing_is_refused(self, tmp_path: Path) -> None:
        project = tmp_path / "pyproject.toml"
        project.write_text('[tool.groundwork]\ncontext = "notes"\narea = ["Note"]\n')
        with pytest.raises(SystemExit, match=r"(?s)notes|area"):
            declaration.read(project)

    def test_a_library_declares_nothing(self, tmp_path: Path) -> None:
        project = tmp_path / "pyproject.toml"
        project.write_text('[project]\nname = "groundwork-chassis"\n')
        assert declaration.read(project) is None


class TestManifests:
    def test_only_who_answers_browsers_has_an_address_for_the_gateway(self) -> None:
        def addresses(service: Service) -> list[object]:
            return [
                each["metadata"] for each in manifests(service)["serve.yaml"] if each["kind"] == "Service"
            ]

        assert addresses(notes()) == []
        assert addresses(notes(areas=("Note",))) == [{"name": "notes"}]

    def test_workers_come_with_their_queue(self) -> None:
        assert "work.yaml" not in manifests(notes())
        made = manifests(notes(servers=("temporal",), queues=QUEUES, work=WORK))
        deployment, _, scaled = made["work.yaml"]
        assert "name: NOTES_POOL" in yaml.safe_dump(deployment)
        assert isinstance(scaled["spec"], dict)
        assert (scaled["spec"]["minReplicaCount"], scaled["spec"]["maxReplicaCount"]) == (3, 7)
        (kustomization,) = made["kustomization.yaml"]
        assert "groundwork.dev/temporal" in yaml.safe_dump(kustomization["labels"])
        assert "memory: 2Gi" in yaml.safe_dump(kustomization["patches"], width=1000)


class TestOverlays:
    @pytest.fixture
    def overlay(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """An installation of an operator's own."""
        monkeypatch.setattr(overlays, "OVERLAYS", tmp_path)
        folder = tmp_path / "quayside"
        folder.mkdir()
        (folder / "kustomization.yaml").write_text("resources:\n  # wiring: contexts\n  # wiring: end\n")
        return folder

    def test_a_new_context_gets_a_folder_and_is_listed(self, overlay: Path) -> None:
        made = overlays.outputs((notes(),))
        assert "\n  - notes\n" in made[overlay / "kustomization.yaml"]
        assert "- RPC_PUBLIC_KEYS=notes=example\n" in made[overlay / "notes" / "kustomization.yaml"]

    def test_what_its_operators_chose_stays(self, overlay: Path) -> None:
        identity = layout.service("identity")
        path = overlay / "identity" / "kustomization.yaml"
        chosen = overlays.outputs((identity,))[path].replace("newTag: 0.1.0", "newTag: 7.3.1")
        written = chosen.replace("forms=example", "forms=old,new gone=key")
        path.parent.mkdir()
        path.write_text(written)
        kept = overlays.outputs((identity,))[path]
        assert "newTag: 7.3.1" in kept
        assert "forms=old,new" in kept
        assert "gone=" not in kept
        assert all(f"{name}=" in kept for name in believed_by("identity"))


def test_a_file_without_its_region_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("devstack.wiring.text.ROOT", tmp_path)
    path = tmp_path / "compose.yaml"
    path.write_text("# wiring: contexts\nold\n# wiring: end\nkept\n")
    assert with_regions(path, {"contexts": "new\n"}) == "# wiring: contexts\nnew\n# wiring: end\nkept\n"
    with pytest.raises(SystemExit, match=r"compose.yaml: 0 regions `wiring: names`"):
        with_regions(path, {"names": ""})
