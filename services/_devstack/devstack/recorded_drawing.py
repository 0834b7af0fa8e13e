"""How versions are drawn for their records: as the builder saves them, with every setting written out."""

import json
import re
from collections.abc import Iterator
from itertools import count, pairwise
from typing import Any

from forms.template.schemas import TemplateDetail
from formwork.body import Body, Field, Page
from formwork.fields import FieldKind
from formwork.fields.registry import setting_of
from formwork.publishing import check_for_publishing
from formwork.testing import VECTORS, PublishedRecord, an_id
from formwork.workflow import Workflow, check_workflow, default_workflow

from devstack.console import Failure

_SHORT_TEXT = "shortText"
_ID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_TEAM = 0x500
_PERSON = 0x501


def kebab(camel: str) -> str:
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in camel)


def draw_frame(name: str) -> PublishedRecord:
    """Two pages, one for each step; fields side by side, one that is only shown, one that is hidden."""
    ids = _Ids()
    fields = [
        _field(ids, _SHORT_TEXT, {"label": "Area", "help": "As on the plan"}, required=True, width=400),
        _field(ids, _SHORT_TEXT, {"label": "Weather"}, width=200, height=80, name="weather"),
        _field(ids, _SHORT_TEXT, {"label": "Contract"}, value="NB-2026", readonly=True),
        _field(ids, _SHORT_TEXT, {"label": "Internal"}, value="unseen", visible=False),
    ]
    remark = _field(ids, _SHORT_TEXT, {"label": "Remark"})
    inspector = _field(ids, "directory", {"label": "Inspector"})
    body = [
        _page(ids, "Site", [fields[:2], *([each] for each in [*fields[2:], inspector])]),
        _page(ids, "Approval", [[remark]]),
    ]
    workflow = _two_steps(ids)
    at_second, second = workflow["nodes"][2]["id"], workflow["nodes"][2]["data"]
    asked = (fields[1]["id"], remark["id"], inspector["id"])
    body[0]["conditions"] = [_condition(ids, asked, body[1]["id"], at_second)]
    second |= {"pageIds": [body[1]["id"]], "dueInHours": 48, "buttonsAlignment": "left"}
    values = {
        fields[0]["id"]: "Slab B",
        fields[1]["id"]: "Dry",
        fields[2]["id"]: "NB-2026",
        remark["id"]: "Fine",
    }
    return _record(name, body, workflow, values)


def _condition(ids: "_Ids", field_ids: tuple[str, str, str], page_id: str, step_id: str) -> dict[str, Any]:
    """One that shows all that a condition may say, and changes nothing that is shown."""
    weather_id, remark_id, inspector_id = field_ids
    asked = {"type": "field", "fieldState": {"state": "is", "value": "Dry"}}
    compared = {"fieldCondition": {"fieldId": weather_id}, "comparisonCondition": asked}
    # Or as another field says: that one does not.
    beside = {
        "fieldCondition": {"fieldId": weather_id},
        "comparisonCondition": {"type": "field", "fieldState": {"state": "is", "otherFieldId": remark_id}},
    }
    # Or at a step.
    there = {"type": "step", "fieldState": {"state": "anyOf", "withToday": False}, "stepIds": [step_id]}
    at_step = {"comparisonCondition": {**there, "teamIds": []}}
    # Or where somebody is chosen: nobody is.
    chosen = {"state": "anyOf", "named": [{"id": an_id(_PERSON), "label": "Tan Mei Ling"}]}
    is_chosen = {
        "fieldCondition": {"fieldId": inspector_id},
        "comparisonCondition": {"type": "field", "fieldState": chosen},
    }
    requires = {"type": "require", "fieldIds": [remark_id], "pageIds": [page_id]}
    return {
        "id": ids(),
        "logicType": "and",
        "nestedConditions": [{"logicType": "or", "nestedConditions": [compared, beside, at_step, is_chosen]}],
        "outcomes": [{**requires, "optionIds": [], "value": None}],
    }


def draw_fields(name: str, kind: FieldKind[Any]) -> PublishedRecord:
    """A field for each setting and value that the kind's vectors show."""
    ids = _Ids()
    fields: list[dict[str, Any]] = []
    values: dict[str, Any] = {}
    shown: dict[str, list[str]] = {}
    cases = list(_fit_cases(kind))
    for case in cases:
        setting = kind.read_setting({"label": case["name"][:1].upper() + case["name"][1:], **case["setting"]})
        inside, value, written = _with_own_parts(
            ids, case.get("components", []), case["value"], setting.model_dump(mode="json")
        )
        field = _field(ids, kind.type, written, components=inside)
        fields.append(field)
        if value is None:
            continue
        values[field["id"]] = _with_own_files(ids, kind, value)
        if case["language"] == "en" and not {"about", "uploader"} & case.keys():
            shown[field["id"]] = case["expected"]["texts"]
    # As forms have it that were saved before a setting was there.
    least = min((case["setting"] for case in cases), key=len)
    (inside,) = _with_own_parts(ids, cases[0].get("components", []))
    fields.append(_field(ids, kind.type, {"label": "Nothing else said", **least}, components=inside))
    # Every form has something to enter.
    fields.append(_field(ids, _SHORT_TEXT, {"label": "Remark"}))
    return _record(
        name, [_page(ids, "Untitled", [[each] for each in fields])], _two_steps(ids), values, shown
    )


def draw_workflow(name: str, node_type: str) -> PublishedRecord:
    """The drawing of the vectors that can be published and says most of such a node; of several the first."""
    ids = _Ids()
    cases = json.loads((VECTORS / "workflow" / "flags.json").read_text())["cases"]
    drawn = (Workflow.model_validate(case["workflow"]) for case in cases if "workflow" in case)
    fit = [each for each in drawn if _says_of(node_type, each) and not check_workflow(each)]
    if fit:
        workflow = max(fit, key=lambda each: _says_of(node_type, each))
        field = _field(ids, _SHORT_TEXT, {"label": "Area"})
        body = [_page(ids, "Untitled", [[field]])]
        return _record(name, body, workflow.model_dump(mode="json"), {field["id"]: "Slab B"})
    raise Failure(
        "published versions",
        f"no case of proto/vectors/workflow/flags.json can be published and has a {node_type}",
        "add one",
    )


def _says_of(node_type: str, workflow: Workflow) -> int:
    nodes = [node for node in workflow.model_dump(mode="json")["nodes"] if node["type"] == node_type]
    return len({key for node in nodes for key in ("type", *node["data"])})


class _Ids:
    def __init__(self) -> None:
        self._numbers = count(0x2026_0001)

    def __call__(self) -> str:
        return an_id(next(self._numbers))


def _fit_cases(kind: FieldKind[Any]) -> Iterator[dict[str, Any]]:
    """What somebody could publish and submit."""
    seen: set[str] = set()
    for case in json.loads((VECTORS / "fields" / f"{kebab(kind.type)}.json").read_text())["shown"]:
        inside = case.get("components", [])
        told = {"id": an_id(1), "type": kind.type, "setting": case["setting"], "components": inside}
        setting, value = setting_of(Field.model_validate(told)), case["value"]
        same = json.dumps([case["setting"], value, inside], sort_keys=True)
        if same in seen or kind.check_setting(setting):
            continue
        seen.add(same)
        fits = value is None or (
            kind.has_shape(value)
            and not kind.is_empty(value)
            and not kind.check_value(setting, value)
            and not kind.check_complete(setting, value)
        )
        if fits:
            yield case


def _with_own_parts(ids: _Ids, components: Any, *speaking: Any) -> tuple[Any, ...]:
    """What stands inside a field belongs to it alone; value and setting speak of it, and so do formulas."""
    text = json.dumps([components, *speaking])
    for each in dict.fromkeys(_ID.findall(json.dumps(components))):
        text = text.replace(each, ids())
    return tuple(json.loads(text))


def _with_own_files(ids: _Ids, kind: FieldKind[Any], value: Any) -> Any:
    """A file belongs to one field; the vectors show the same one in several."""
    text = json.dumps(value)
    for file_id in kind.file_ids(value):
        text = text.replace(file_id, ids())
    return json.loads(text)


def _field(ids: _Ids, field_type: str, setting: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": ids(), "type": field_type, "setting": setting, **more}


def _page(ids: _Ids, name: str, rows: list[list[dict[str, Any]]]) -> dict[str, Any]:
    drawn = [{"id": ids(), "type": "row", "components": fields} for fields in rows]
    page = {"id": ids(), "type": "page", "name": name, "components": drawn}
    return Page.model_validate(page).model_dump(mode="json")


def _two_steps(ids: _Ids) -> dict[str, Any]:
    workflow = default_workflow(ids).model_dump(mode="json")
    step, button, close = workflow["nodes"]
    approval = {"stepName": "Step 2", "triggerStep": False, "teamIds": [an_id(_TEAM)]}
    second = {**step, "id": ids(), "data": step["data"] | approval}
    nodes = [step, button, second, {**button, "id": ids()}, close]
    edges = [
        {
            **workflow["edges"][0],
            "id": ids(),
            "source": source["id"],
            "target": target["id"],
            "sourceHandle": f"{source['type']}Out",
            "targetHandle": f"{target['type']}In",
        }
        for source, target in pairwise(nodes)
    ]
    return {"nodes": nodes, "edges": edges}


def _record(
    name: str,
    body: list[dict[str, Any]],
    workflow: dict[str, Any],
    values: dict[str, Any],
    shown: dict[str, list[str]] | None = None,
) -> PublishedRecord:
    drawn = Workflow.model_validate(workflow)
    if problems := check_for_publishing(Body([Page.model_validate(page) for page in body]), drawn):
        raise Failure("published versions", f"{name} could not be published: {problems}", "mend its vectors")
    assert drawn.trigger is not None
    detail = TemplateDetail.model_validate(
        {
            "name": f"Form of 2026: {name}",
            "folderName": "Safety",
            "referenceNumberPrefix": "SI-",
            "referenceNumberSuffix": "/26",
            "referenceNumberStartsFrom": "0007",
            "validTimeStepId": drawn.trigger.id,
            "validTimeDays": 30,
            "isValidTimeEnabled": True,
        }
    )
    texts = {field_id: [value] for field_id, value in values.items()} if shown is None else shown
    return PublishedRecord(name, body, workflow, detail.model_dump(mode="json"), values, texts)
