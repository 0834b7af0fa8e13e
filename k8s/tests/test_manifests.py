"""Every manifest is valid Kubernetes, every reference leads somewhere, workloads get what they need."""

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml
from chassis.rpc import Credentials
from devstack.wiring.calls import believed_by

from . import manifests
from .keda import ScaledObject
from .manifests import K8S, OVERLAYS, ROOT, Kustomization, Manifest, screens

needs_builder = pytest.mark.skipif(
    manifests.builder() is None, reason="neither kustomize nor kubectl is here"
)


def contexts() -> list[str]:
    folders = (path.parent.name for path in ROOT.glob("services/*/pyproject.toml"))
    return sorted(name for name in folders if not name.startswith("_"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def manifest_files() -> list[Path]:
    patches = {path for folder in K8S.glob("components/*") for path in folder.glob("*.yaml")}
    files = (path for path in K8S.glob("**/*.yaml") if path.name != "kustomization.yaml")
    return sorted(path for path in files if path not in patches)


def validate(manifest: Manifest) -> None:
    if manifest["apiVersion"].startswith("keda.sh/"):
        ScaledObject.model_validate(manifest)
        return
    version = kubernetes_validate.latest_version()
    kubernetes_validate.validate(manifest, version, strict=True)


class TestFiles:
    @pytest.mark.parametrize("path", manifest_files(), ids=name_of)
    def test_is_valid_kubernetes(self, path: Path) -> None:
        for manifest in manifests.load(path):
            validate(manifest)

    @pytest.mark.parametrize("path", sorted(K8S.glob("components/*/hardened-*.yaml")), ids=name_of)
    def test_a_patch_has_no_unknown_fields(self, path: Path) -> None:
        """A patch lacks what its target has; completed with that it must be valid too."""
        for patch in manifests.load(path):
            completed = {"labels": {"a": "b"}}
            pod = patch["spec"]["template"]
            pod.setdefault("metadata", {}).update(completed)
            pod["spec"].setdefault("restartPolicy", "Never" if patch["kind"] == "Job" else "Always")
            if patch["kind"] == "Deployment":
                patch["spec"]["selector"] = {"matchLabels": {"a": "b"}}
            validate(patch)

    @pytest.mark.parametrize("path", manifests.kustomizations(), ids=name_of)
    def test_every_reference_leads_to_a_file(self, path: Path) -> None:
        kustomization = Kustomization.read(path.parent)
        generated = [
            path.parent / source.rpartition("=")[2]
            for generator in kustomization.content.get("configMapGenerator", [])
            for source in [*generator.get("files", []), *generator.get("envs", [])]
        ]
        patches = [
            path.parent / patch["path"]
            for patch in kustomization.content.get("patches", [])
            if "path" in patch
        ]
        for reference in [*kustomization.listed("resources", "components"), *generated, *patches]:
            is_folder = reference.is_dir() and (reference / "kustomization.yaml").is_file()
            assert reference.is_file() or is_folder, f"{name_of(path)} names {reference}"
        listed = {reference.resolve() for reference in [*kustomization.listed("resources"), *patches]}
        beside = {file.resolve() for file in path.parent.glob("*.yaml") if file.name != "kustomization.yaml"}
        assert beside <= listed, "a file that no kustomization names is never applied"

    def test_every_route_file_is_deployed(self) -> None:
        gateway = Kustomization.read(ROOT / "gateway")
        (routes,) = (
            each for each in gateway.content["configMapGenerator"] if each["name"] == "gateway-routes"
        )
        assert set(routes["files"]) == {
            f"dynamic/{path.name}" for path in ROOT.glob("gateway/dynamic/*.yaml")
        }


class TestWorkers:
    """Who takes tasks from a queue is scaled by that very queue."""

    @pytest.mark.parametrize("context", contexts())
    def test_are_scaled_by_the_queues_they_take_from(self, context: str) -> None:
        found = list(Kustomization.read(K8S / "base" / context).manifests())
        scaled = [ScaledObject.model_validate(each) for each in found if each["kind"] == "ScaledObject"]
        deployments = {each["metadata"]["name"]: each for each in found if each["kind"] == "Deployment"}
        queues = {
            value
            for file in (ROOT / "services" / context).glob("*/queues.py")
            for name, value in vars(import_module(f"{file.parent.name}.queues")).items()
            if name.endswith("_QUEUE")
        }
        assert {trigger.metadata.taskQueue for each in scaled for trigger in each.spec.triggers} == queues
        for each in scaled:
            (container,) = containers(deployments[each.spec.scaleTargetRef.name])
            assert container["args"] == ["work"]


@pytest.mark.parametrize("overlay", OVERLAYS, ids=name_of)
class TestOverlays:
    def test_every_context_is_deployed(self, overlay: Path) -> None:
        included = {each.folder.resolve() for each in Kustomization.read(overlay).tree()}
        for name in [*contexts(), *screens(), "gateway", "web", "common"]:
            assert (K8S / "base" / name).resolve() in included, name

    def test_the_image_of_every_context_is_known(self, overlay: Path) -> None:
        renamed = Kustomization.read(overlay).images()
        for manifest in Kustomization.read(overlay).manifests():
            for container in containers(manifest):
                image = container["image"]
                own = image.startswith("groundwork/")
                assert not own or ":" not in image, "the tag is the overlay's decision"
                if own and overlay.name == "production":
                    assert image in renamed, f"{image} would be pulled from nowhere"


class TestSettings:
    """What a service would read from its environment in the cluster satisfies its settings."""

    @pytest.mark.parametrize("context", contexts())
    def test_a_service_starts_with_what_it_is_given(
        self, context: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        overlay = Kustomization.read(K8S / "overlays" / "local")
        known = generated_data(overlay)
        project = tomllib.loads((ROOT / "services" / context / "pyproject.toml").read_text())
        assert project["tool"]["groundwork"]["context"] == context
        prefix = context.replace("-", "_").upper() + "_"
        workloads = [
            container
            for manifest in Kustomization.read(K8S / "base" / context).manifests()
            for container in containers(manifest)
        ]
        assert {container["args"][0] for container in workloads} >= {"serve", "relay", "consume", "migrate"}
        settings = import_module(f"{context.replace('-', '_')}.main").definition.settings
        for container in workloads:
            with monkeypatch.context() as environment:
                for name, value in environment_of(container, known).items():
                    environment.setenv(name, value)
                loaded = settings()
            assert loaded.http_host == "0.0.0.0", "probes come from outside the container"
            assert Credentials.of(context, loaded).name == context
            assert sorted(loaded.rpc_public_keys) == believed_by(context)
            assert all(source.get("prefix", prefix) == prefix for source in container["envFrom"])

    @pytest.mark.parametrize("context", contexts())
    def test_and_in_compose(self, context: str, monkeypatch: pytest.MonkeyPatch) -> None:
        compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())
        settings = import_module(f"{context.replace('-', '_')}.main").definition.settings
        roles = {
            name: part
            for name, part in compose["services"].items()
            if part.get("image") == f"groundwork/{context}"
        }
        assert {part["command"][0] for part in roles.values()} >= {"serve", "relay", "consume", "migrate"}
        assert context in compose["services"]["postgres"]["environment"]["DATABASES"].split()
        assert context in compose["services"]["buckets"]["environment"]["BUCKETS"].split()
        for part in roles.values():
            with monkeypatch.context() as environment:
                for name, value in part["environment"].items():
                    environment.setenv(name, value)
                loaded = settings()
            assert loaded.http_host == "0.0.0.0"
            assert Credentials.of(context, loaded).name == context
            assert sorted(loaded.rpc_public_keys) == believed_by(context)

    @pytest.mark.parametrize("context", contexts())
    def test_compose_seeds_a_context_after_those_whose_demo_it_builds_on(self, context: str) -> None:
        compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())
        project = tomllib.loads((ROOT / "services" / context / "pyproject.toml").read_text())
        for earlier in project["tool"]["groundwork"].get("seed_after", []):
            after = compose["services"][f"{context}-seed"]["depends_on"]
            assert after[earlier] == {"condition": "service_healthy"}
            if f"{earlier}-seed" in compose["services"]:
                assert after[f"{earlier}-seed"] == {"condition": "service_completed_successfully"}

    def test_compose_names_only_files_that_are_there(self) -> None:
        compose = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())
        for part in compose["services"].values():
            if "build" in part:
                assert (ROOT / part["build"]["dockerfile"]).is_file()
            for file in part.get("env_file", []):
                assert (ROOT / file).is_file()
            for volume in part.get("volumes", []):
                source = volume.partition(":")[0]
                assert (ROOT / source).exists() if source.startswith(".") else source in compose["volumes"]


@needs_builder
@pytest.mark.parametrize("overlay", OVERLAYS, ids=name_of)
class TestBuilt:
    """With kustomize at hand: the whole that would be applied."""

    def test_is_valid_kubernetes(self, overlay: Path) -> None:
        for manifest in manifests.build(overlay):
            validate(manifest)

    def test_every_pod_is_restricted(self, overlay: Path) -> None:
        for manifest in manifests.build(overlay):
            pod = pod_of(manifest)
            if pod is None:
                continue
            name = manifest["metadata"]["name"]
            assert pod["spec"]["securityContext"]["runAsNonRoot"], name
            assert pod["spec"]["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}, name
            assert pod["spec"]["automountServiceAccountToken"] is False, name
            for container in pod["spec"]["containers"]:
                security = container["securityContext"]
                assert security["readOnlyRootFilesystem"], name
                assert not security["allowPrivilegeEscalation"], name
                assert security["capabilities"] == {"drop": ["ALL"]}, name
                assert container["resources"]["limits"]["memory"], name
                assert manifest["kind"] == "Job" or {"livenessProbe", "readinessProbe"} <= set(container), (
                    name
                )

    def test_every_selector_selects_pods(self, overlay: Path) -> None:
        built = manifests.build(overlay)
        pods = [pod["metadata"]["labels"] for manifest in built if (pod := pod_of(manifest))]
        for manifest in built:
            for selector in selectors(manifest):
                selected = [labels for labels in pods if selector.items() <= labels.items()]
                assert selected, f"{manifest['kind']} {manifest['metadata']['name']}: {selector}"


def pod_of(manifest: Manifest) -> Manifest | None:
    template: Manifest | None = manifest.get("spec", {}).get("template")
    return template


def containers(manifest: Manifest) -> list[dict[str, Any]]:
    pod = pod_of(manifest)
    return pod["spec"]["containers"] if pod else []


def selectors(manifest: Manifest) -> list[dict[str, str]]:
    """The pod labels this object looks for, those of a network policy's peers included."""
    spec = manifest.get("spec", {})
    if manifest["kind"] == "Service":
        return [spec["selector"]]
    if manifest["kind"] == "ScaledObject":
        return []
    if manifest["kind"] == "NetworkPolicy":
        rules = [*spec.get("ingress", []), *spec.get("egress", [])]
        peers = [peer for rule in rules for peer in [*rule.get("from", []), *rule.get("to", [])]]
        here = [peer for peer in peers if "podSelector" in peer and "namespaceSelector" not in peer]
        own = spec["podSelector"].get("matchLabels", {})
        return [own, *(peer["podSelector"].get("matchLabels", {}) for peer in here)]
    if manifest["kind"] in ("Deployment", "PodDisruptionBudget"):
        return [spec["selector"]["matchLabels"]]
    return []


def generated_data(overlay: Kustomization) -> dict[str, dict[str, str]]:
    """ConfigMaps and Secrets by name; the overlay's literals win over those of the base."""
    data: dict[str, dict[str, str]] = {}
    for each in reversed(list(overlay.tree())):
        for kind in ("configMapGenerator", "secretGenerator"):
            for generator in each.content.get(kind, []):
                pairs = dict(literal.split("=", 1) for literal in generator.get("literals", []))
                data.setdefault(f"{kind.removesuffix('Generator')}/{generator['name']}", {}).update(pairs)
    return data


def environment_of(container: dict[str, Any], known: dict[str, dict[str, str]]) -> dict[str, str]:
    environment: dict[str, str] = {}
    for source in container.get("envFrom", []):
        kind = "configMap" if "configMapRef" in source else "secret"
        name = source[f"{kind}Ref"]["name"]
        data = known[f"{kind}/{name}"]
        environment |= {source.get("prefix", "") + key: value for key, value in data.items()}
    for variable in container.get("env", []):
        if "valueFrom" in variable:
            chosen = variable["valueFrom"]["configMapKeyRef"]
            value = known[f"configMap/{chosen['name']}"][chosen["key"]]
        else:
            value = variable["value"]
            for name, known_value in environment.items():
                value = value.replace(f"$({name})", known_value)
        environment[variable["name"]] = value
    return environment
