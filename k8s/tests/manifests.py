"""Reads k8s/ the way kustomize does, as far as references go: no package registry has kustomize itself."""

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from devstack import layout

ROOT = Path(__file__).resolve().parents[2]
K8S = ROOT / "k8s"
OVERLAYS = sorted(path.parent for path in K8S.glob("overlays/*/kustomization.yaml"))

Manifest = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Kustomization:
    folder: Path
    content: Manifest

    @classmethod
    def read(cls, folder: Path) -> "Kustomization":
        return cls(folder, yaml.safe_load((folder / "kustomization.yaml").read_text()))

    def listed(self, *fields: str) -> list[Path]:
        return [self.folder / entry for field in fields for entry in self.content.get(field, [])]

    def tree(self) -> Iterator["Kustomization"]:
        """Itself and every kustomization it includes."""
        yield self
        for path in self.listed("resources", "components"):
            if path.is_dir():
                yield from Kustomization.read(path).tree()

    def manifests(self) -> Iterator[Manifest]:
        for each in self.tree():
            for path in each.listed("resources"):
                if path.is_file():
                    yield from load(path)

    def pods(self) -> Iterator[dict[str, str]]:
        """The labels of the pods of each workload, with those that a kustomization adds to its own."""
        for each in self.tree():
            added: dict[str, str] = {}
            for labels in each.content.get("labels", []):
                added |= labels["pairs"] if labels.get("includeTemplates") else {}
            for path in each.listed("resources"):
                for manifest in load(path) if path.is_file() else []:
                    if template := manifest.get("spec", {}).get("template"):
                        yield template["metadata"]["labels"] | added

    def images(self) -> dict[str, str]:
        """What it calls each image that its workloads name."""
        found = [image for each in self.tree() for image in each.content.get("images", [])]
        return {image["name"]: f"{image['newName']}:{image['newTag']}" for image in found}

    def policies(self) -> dict[str, Manifest]:
        """The specs of its network policies by name, replaced where it says so."""
        found = {each["metadata"]["name"]: each["spec"] for each in self.manifests() if _is_policy(each)}
        paths = [
            each.folder / patch["path"]
            for each in self.tree()
            for patch in each.content.get("patches", [])
            if "path" in patch and each.content["kind"] == "Kustomization"
        ]
        for patch in (each for path in paths for each in load(path) if _is_policy(each)):
            found[patch["metadata"]["name"]] = patch["spec"]
        return found


def _is_policy(manifest: Manifest) -> bool:
    return manifest["kind"] == "NetworkPolicy"


def load(path: Path) -> list[Manifest]:
    return [document for document in yaml.safe_load_all(path.read_text()) if document]


def screens() -> list[str]:
    """The web modules, as they are called in the cluster."""
    return [f"web-{each.folder.name}" for each in layout.web_modules()]


def kustomizations() -> list[Path]:
    return sorted([*K8S.glob("**/kustomization.yaml"), ROOT / "gateway" / "kustomization.yaml"])


def builder() -> list[str] | None:
    if shutil.which("kustomize"):
        return ["kustomize", "build"]
    if shutil.which("kubectl"):
        return ["kubectl", "kustomize"]
    return None


def build(overlay: Path) -> list[Manifest]:
    command = builder()
    assert command is not None
    output = subprocess.run([*command, str(overlay)], check=True, capture_output=True, text=True).stdout
    return [document for document in yaml.safe_load_all(output) if document]
