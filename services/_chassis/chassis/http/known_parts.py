"""What FastAPI passes over in silence: fields of a form that nobody asked for, signs in an address that no
database holds. Held for every call at once, so that no parameter has to be typed for it."""

from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError

from chassis.errors import FieldError, Invalid
from chassis.http.schema import has_control_characters
from chassis.texts import Text

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
_MOST_NAMED = 20


def of_known_parts(handle: Handler, form_names: Collection[str] | None) -> Handler:
    """`form_names`: what its form may hold; None where it takes none."""

    async def checked(request: Request) -> Response:
        _must_be_printable(request)
        if form_names is not None:
            form = await request.form()
            if unknown := [each for each in dict.fromkeys(form) if each not in form_names]:
                await form.close()
                raise RequestValidationError([_unknown(each) for each in unknown[:_MOST_NAMED]])
        return await handle(request)

    return checked


def _must_be_printable(request: Request) -> None:
    if not request.scope["query_string"]:
        return
    wrong = [name for name, value in request.query_params.multi_items() if _is_wrong((name, value))]
    if wrong:
        text = Text("Must not contain control characters")
        raise Invalid(fields=[FieldError(each, text) for each in dict.fromkeys(wrong[:_MOST_NAMED])])


def _is_wrong(texts: Iterable[str]) -> bool:
    return any(map(has_control_characters, texts))


def _unknown(name: str) -> dict[str, Any]:
    """As of a field in JSON."""
    return {"type": "extra_forbidden", "loc": ("body", name), "msg": "Extra inputs are not permitted"}
