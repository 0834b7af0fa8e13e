from pathlib import Path

from devstack import layout


def write_service(root: Path, context: str, *, demo: bool = True, **settings: list[str]) -> None:
    package = root / "services" / context / context
    package.mkdir(parents=True)
    if demo:
        package.with_name(f"{context}_demo").mkdir()
    (package / "__main__.py").touch()
    lines = ["[tool.groundwork]", f'context = "{context}"', *(f"{k} = {v!r}" for k, v in settings.items())]
    (package.parent / "pyproject.toml").write_text("\n".join(lines))


def test_demo_data_is_made_after_what_it_is_about(tmp_path: Path) -> None:
    write_service(tmp_path, "forms", seed_after=["people", "runner"])
    write_service(tmp_path, "people")
    write_service(tmp_path, "runner")
    write_service(tmp_path, "without-demo", demo=False)
    order = [each.context for each in layout.in_seeding_order(tmp_path)]
    assert sorted(order) == ["forms", "people", "runner"]
    assert order[-1] == "forms"
