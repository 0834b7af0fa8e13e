"""A team ships its context, or its screens, alone: it applies its part and replaces no other pod."""

from functools import cache
from pathlib import Path

import pytest
from devstack import layout

from .manifests import OVERLAYS, Kustomization, Manifest, build, screens
from .test_manifests import contexts, generated_data, needs_builder

NAME = "app.kubernetes.io/name"


@cache
def built(folder: Path) -> dict[tuple[str, str], Manifest]:
    return {(each["kind"], each["metadata"]["name"]): each for each in build(folder)}


@needs_builder
@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
@pytest.mark.parametrize("part", [*contexts(), *screens(), "gateway", "web"])
def test_a_folder_is_its_part_of_the_whole(overlay: Path, part: str) -> None:
    alone, whole = built(overlay / part), built(overlay)
    assert {key: whole[key] for key in alone} == alone
    of_the_part = {key for key, each in whole.items() if each["metadata"].get("labels", {}).get(NAME) == part}
    # Secrets of a cluster on one's own machine are made by the overlay, without labels.
    assert {key for key in alone if key[0] != "Secret"} == of_the_part


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
@pytest.mark.parametrize("context", [*contexts(), *screens()])
def test_its_image_s_tag_is_in_its_own_folder(overlay: Path, context: str) -> None:
    assert f"groundwork/{context}" not in {
        image["name"] for image in Kustomization.read(overlay).content.get("images", [])
    }
    if overlay.name != "local":
        assert {*Kustomization.read(overlay / context).images()} == {f"groundwork/{context}"}


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
def test_what_all_share_keeps_its_name_and_names_no_context(overlay: Path) -> None:
    """A new name would replace every pod. identity is the one that everybody asks."""
    shared = generated_data(Kustomization.read(overlay))["configMap/shared"]
    others = [f"{each.prefix}_" for each in layout.services() if each.context != "identity"]
    assert not [key for key in shared if key.startswith(tuple(others))]
    assert "RPC_PUBLIC_KEYS" not in shared
    for each in Kustomization.read(overlay / "common").tree():
        assert each.content["generatorOptions"]["disableNameSuffixHash"] is True
