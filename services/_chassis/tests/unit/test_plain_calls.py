"""A plain call is answered as FastAPI answers it, whatever it is sent."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import httpx
import pytest
from chassis.errors import Forbidden
from chassis.http import Envelope, WireIn, WireOut, ok
from chassis.http.handlers import install_error_handlers
from chassis.http.plain_calls import handled_plainly
from fastapi import APIRouter, BackgroundTasks, Body, Depends, FastAPI, Form, Query, Request, Response
from fastapi.routing import APIRoute

_NOTE = "/notes"
_JSON = {"content-type": "application/json"}
_JSON_OF_SIGNS = {"content-type": "application/json; charset=utf-8"}


class NoteIn(WireIn):
    text: str
    times: int = 1


class NoteOut(WireOut):
    said_by: str
    text: str
    times: int


asked: list[str] = []


async def _caller(request: Request) -> str:
    asked.append("caller")
    if (caller := request.headers.get("caller", "")) == "nobody":
        raise Forbidden
    return caller


CallerDep = Annotated[str, Depends(_caller)]


async def _write(body: NoteIn, caller: CallerDep, again: CallerDep) -> Envelope[NoteOut]:
    assert caller is again
    return ok(NoteOut(said_by=caller, text=body.text, times=body.times))


async def _read(caller: CallerDep) -> Envelope[NoteOut]:
    return ok(NoteOut(said_by=caller, text="", times=0))


async def _answer_by_itself(body: NoteIn) -> Response:
    return Response(body.text, status_code=202, headers={"x-own": "1"})


class Plain(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Any]:
        return handled_plainly(self, super().get_route_handler())


def _app(kind: type[APIRoute]) -> FastAPI:
    router = APIRouter(route_class=kind)
    # As every edge stands before its call: asked for once, and let through by it.
    router.post(_NOTE, status_code=201, dependencies=[Depends(_caller)])(_write)
    router.get(_NOTE)(_read)
    router.put(_NOTE, response_model=Envelope[NoteOut])(_answer_by_itself)
    app = FastAPI()
    app.router.routes.extend(router.routes)
    install_error_handlers(app)
    return app


async def _told(kind: type[APIRoute], method: str, **sent: Any) -> tuple[Any, ...]:
    asked.clear()
    transport = httpx.ASGITransport(app=_app(kind))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        answer = await client.request(method, _NOTE, **sent)
    return answer.status_code, answer.content, dict(answer.headers), [*asked]


@pytest.mark.parametrize(
    ("method", "sent", "status"),
    [
        ("POST", {"json": {"text": "a"}}, 201),
        ("POST", {"json": {"text": "a", "times": 2}, "headers": {"caller": "Tan"}}, 201),
        ("POST", {"json": {"text": "a"}, "headers": {"caller": "nobody"}}, 403),
        ("POST", {"json": {"text": 1, "more": 2}}, 422),
        ("POST", {"json": {"text": 1}, "headers": {"caller": "nobody"}}, 403),
        ("POST", {"json": None}, 422),
        ("POST", {"json": []}, 422),
        ("POST", {"content": b"null", "headers": _JSON}, 422),
        ("POST", {"content": b'{"text": ', "headers": _JSON}, 422),
        ("POST", {"content": b'{"text": "\xff"}', "headers": _JSON}, 400),
        ("POST", {"content": b"", "headers": _JSON}, 422),
        ("POST", {"content": b"[" * 100_000, "headers": _JSON}, 400),
        ("POST", {"content": b'{"text": "a"}', "headers": _JSON_OF_SIGNS}, 201),
        ("POST", {"content": b'{"text": "a"}', "headers": {"content-type": "application/note+json"}}, 201),
        ("POST", {"content": b'{"text": "a"}', "headers": {"content-type": "text/plain"}}, 422),
        ("POST", {"content": b'{"text": "a"}'}, 422),
        ("POST", {"data": {"text": "a"}}, 422),
        ("GET", {"headers": {"caller": "Tan"}}, 200),
        ("PUT", {"json": {"text": "a"}}, 202),
    ],
)
async def test_it_is_answered_as_fastapi_answers_it(method: str, sent: dict[str, Any], status: int) -> None:
    told = await _told(Plain, method, **sent)
    assert told == await _told(APIRoute, method, **sent)
    assert told[0] == status


async def _ordinary(_: Request) -> Response:
    raise AssertionError


def _is_plain(endpoint: Callable[..., Awaitable[Any]], **options: Any) -> bool:
    route = APIRoute(_NOTE, endpoint, **options)
    return handled_plainly(route, _ordinary) is not _ordinary


@pytest.mark.parametrize("endpoint", [_write, _read])
def test_a_body_and_parts_of_the_request_are_plain(endpoint: Callable[..., Awaitable[Any]]) -> None:
    assert _is_plain(endpoint, methods=["POST"])


async def _by_query(word: Annotated[str, Query()]) -> Envelope[str]:
    return ok(word)


async def _by_two_bodies(one: NoteIn, other: NoteIn) -> Envelope[str]:
    return ok(one.text + other.text)


async def _by_name(word: Annotated[str, Body(embed=True)]) -> Envelope[str]:
    return ok(word)


async def _by_form(word: Annotated[str, Form()]) -> Envelope[str]:
    return ok(word)


async def _with_work_after(after: BackgroundTasks) -> Envelope[str]:
    return ok(str(after.tasks))


async def _of_others(caller: CallerDep, word: Annotated[str, Query()]) -> str:
    return caller + word


async def _by_what_asks_more(both: Annotated[str, Depends(_of_others)]) -> Envelope[str]:
    return ok(both)


def _in_a_thread(body: NoteIn) -> Envelope[str]:
    return ok(body.text)


@pytest.mark.parametrize(
    "endpoint",
    [
        *(_by_query, _by_two_bodies, _by_name, _by_form, _with_work_after, _by_what_asks_more),
        *(_in_a_thread, _answer_by_itself),
    ],
)
def test_whatever_asks_for_more_is_fastapis(endpoint: Callable[..., Awaitable[Any]]) -> None:
    assert not _is_plain(endpoint, methods=["POST"])


def test_so_is_what_leaves_out_parts_of_its_answer() -> None:
    assert not _is_plain(_write, methods=["POST"], response_model_exclude_none=True)
    assert not _is_plain(_write, methods=["POST"], response_class=Response)
