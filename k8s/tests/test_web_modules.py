"""The web server is told of every module, and a module's image holds that module and the server it names."""

import re

import yaml

from .manifests import K8S, ROOT, Kustomization, screens
from .test_manifests import containers


def test_the_web_server_finds_each_in_the_cluster() -> None:
    found = [*Kustomization.read(K8S / "base" / "web").manifests()]
    (container,) = [each for manifest in found for each in containers(manifest)]
    (told,) = [each["value"] for each in container["env"] if each["name"] == "MODULE_ORIGINS"]
    addresses = {
        f"{manifest['metadata']['name']}:{port['port']}"
        for name in screens()
        for manifest in Kustomization.read(K8S / "base" / name).manifests()
        if manifest["kind"] == "Service"
        for port in manifest["spec"]["ports"]
    }
    assert {each.partition("=http://")[2] for each in told.split()} == addresses
    assert [f"web-{each.partition('=')[0]}" for each in told.split()] == screens()


def test_and_in_compose() -> None:
    parts = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())["services"]
    told = parts["web"]["environment"]["MODULE_ORIGINS"].split()
    assert told == [f"{name.removeprefix('web-')}=http://{name}:8080" for name in screens()]
    for name in screens():
        assert parts[name]["build"]["args"]["MODULE"] == name.removeprefix("web-")


def test_the_image_serves_what_its_server_asks_for() -> None:
    """Of a Dockerfile that nothing here builds: its files are there, and its settings the server's."""
    dockerfile = (ROOT / "docker" / "web-module.Dockerfile").read_text()
    server = (ROOT / "gateway" / "web" / "module-server.mjs").read_text()
    (given,) = re.findall(r"(?m)^ENV (.+)$", dockerfile)
    asked = {*re.findall(r'required\("(\w+)"\)', server), *re.findall(r"process\.env\.(\w+)", server)}
    assert asked <= {each.partition("=")[0] for each in given.split()}
    assert 'CMD ["node", "module-server.mjs"]' in dockerfile
    for source in re.findall(r"(?m)^COPY (?!--from)(.+) \S+$", dockerfile):
        assert all((ROOT / each).exists() for each in source.split()), source
