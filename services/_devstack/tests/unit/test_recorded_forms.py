"""Everything that a published version may hold has a record, or is named."""

import pytest
from devstack.console import Failure
from devstack.recorded_forms import Node, missing, parts, unrecorded
from formwork.testing import published_records


def test_all_of_today_is_recorded() -> None:
    assert unrecorded() == []


def test_what_has_no_record_is_named() -> None:
    for part in parts():
        assert missing(part, []) == part.needs() != frozenset()


def test_a_part_of_a_nodes_data_that_is_new_is_named() -> None:
    (email,) = (part for part in parts() if part.name == "node-send-email")
    older = published_records()
    for record in older:
        for node in record.workflow["nodes"]:
            node["data"].pop("emails", None)
    assert missing(email, older) == {"emails"}


def test_a_kind_of_node_that_no_vector_shows_is_named() -> None:
    with pytest.raises(Failure, match=r"workflow/flags.json .* has a detour"):
        Node("detour").draw()
