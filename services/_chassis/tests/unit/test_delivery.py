"""What is read from a message's address is what the client's own reading says."""

import pytest
from chassis.events.delivery import published_at, stream_of_message, tries_of
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import NotJSMessageError

SHORT = "$JS.ACK.forms.runner_start_run.3.120.17.1762419661123456789.4"
LONG = "$JS.ACK.hub.ACCOUNT.forms.runner_start_run.3.120.17.1762419661123456789.4"


def message(address: str) -> Msg:
    return Msg(Client(), reply=address)


@pytest.mark.parametrize("address", [SHORT, LONG, f"{LONG}.token"])
def test_it_is_the_same(address: str) -> None:
    said = message(address).metadata
    assert stream_of_message(message(address)) == said.stream == "forms"
    assert tries_of(message(address)) == said.num_delivered == 3
    assert published_at(message(address)) == said.timestamp


@pytest.mark.parametrize("address", ["", "_INBOX.forms.1", "$JS.ACK.forms", f"a.{SHORT}"])
def test_what_no_stream_delivered_says_nothing(address: str) -> None:
    with pytest.raises(NotJSMessageError):
        tries_of(message(address))
