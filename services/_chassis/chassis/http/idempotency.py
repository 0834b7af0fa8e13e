"""A repeated `Idempotency-Key` gets the first answer back; the same key with another body is refused."""

import hashlib
import hmac
import json
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from uuid import UUID

from anyio import to_thread
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from fastapi import Request, Response
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from chassis.access.reader import Access
from chassis.access.roles import Role
from chassis.db.tables import IdempotencyKey
from chassis.db.uow import UnitOfWork
from chassis.errors import BadRequest, Conflict
from chassis.http.access import access_of, find_caller, runtime_of, verified_claims
from chassis.texts import Text

HEADER = "idempotency-key"
REPLAYED_HEADER = "Idempotency-Replayed"
_LONGEST_KEY = 200
_JSON = "application/json"
_MARK_BYTES = 4
_MOST_KEPT_IDS = 50
# An answer is kept for days. Who repeats what had a larger one is told that it is done.
_MOST_KEPT_BYTES = 256 * 1024
_TOO_LARGE_TO_KEEP = 0


class AlreadyAnswered(Exception):
    """A parallel request with the same key committed first; ours must be undone."""


@dataclass(frozen=True, slots=True)
class Attempt:
    caller: str
    key: str
    fingerprint: bytes
    access: Access

    @classmethod
    async def of(cls, request: Request, *, takes_form: bool) -> "Attempt | None":
        key = request.headers.get(HEADER)
        if key is None:
            return None
        if not 1 <= len(key) <= _LONGEST_KEY or not key.isprintable():
            raise BadRequest(
                Text("Idempotency-Key must be 1 to {most} printable characters.", most=_LONGEST_KEY)
            )
        if hasattr(request.state, "guest"):
            # Whoever is signed in in the same browser did not call.
            return None
        if await find_caller(request) is None:
            # Nobody to keep an answer for: a public call.
            return None
        claims = await verified_claims(request)
        # The same key in another company is another request: its answer tells of that company alone.
        caller = f"{claims.user_id}" if claims.company_id is None else f"{claims.user_id}/{claims.company_id}"
        return cls(caller, key, await _fingerprint(request, takes_form=takes_form), await access_of(request))

    async def find_answer(self, uow: UnitOfWork) -> Response | None:
        found = await uow.execute(
            select(
                IdempotencyKey.fingerprint,
                IdempotencyKey.status,
                IdempotencyKey.headers,
                IdempotencyKey.body,
                IdempotencyKey.access,
            ).where(IdempotencyKey.caller == self.caller, IdempotencyKey.key == self.key)
        )
        first = found.one_or_none()
        if first is None:
            return None
        if _is_another(first.fingerprint, self.fingerprint):
            raise Conflict(
                Text("This Idempotency-Key was used for another request. Use a new key for each action.")
            )
        if first.status == _TOO_LARGE_TO_KEEP:
            raise Conflict(Text("This was done already. Reload to see where it stands."))
        if first.access is not None and not _still_allowed(first.access, self.access):
            # Its content may be of a project that they have left.
            raise Conflict(Text("This was done already. Reload to see where it stands."))
        return Response(
            first.body,
            status_code=first.status,
            headers={**(first.headers or {"content-type": _JSON}), REPLAYED_HEADER: "true"},
        )

    async def commit(self, uow: UnitOfWork, response: Response) -> Response:
        """Keep the answer in the very transaction of what it answers, then commit both."""
        if response.headers.get("cache-control") == "no-store" or "set-cookie" in response.headers:
            await uow.commit()
            return response
        body = bytes(response.body)
        is_kept = len(body) <= _MOST_KEPT_BYTES
        uow.insert_values(
            IdempotencyKey,
            caller=self.caller,
            key=self.key,
            fingerprint=self.fingerprint,
            status=response.status_code if is_kept else _TOO_LARGE_TO_KEEP,
            headers=_kept_headers(response),
            body=body if is_kept else b"",
            access=_kept_access(self.access),
        )
        try:
            # Waits for a parallel transaction that holds the same key, and then finds the key taken.
            await uow.commit()
        except IntegrityError as error:
            if _table_of(error) == IdempotencyKey.__tablename__:
                raise AlreadyAnswered from error
            raise
        return response


def _table_of(error: IntegrityError) -> str | None:
    return getattr(error.orig, "table_name", None)


def _kept_headers(response: Response) -> dict[str, Any] | None:
    """All that the answer says of itself; none for plain JSON, which nearly all answers are."""
    headers = dict(response.headers)
    headers.pop("content-length", None)
    return None if headers == {"content-type": _JSON} else headers


def _kept_access(access: Access) -> dict[str, Any]:
    # Admins see all projects, of which there may be very many.
    sees_all = access.role is not None and access.role.at_least(Role.ADMIN)
    return {
        "role": access.role,
        "teams": [*map(str, access.team_ids)],
        "projects": [] if sees_all else _kept_ids(access.project_ids),
        "managed": [] if sees_all else _kept_ids(access.managed_project_ids),
        "away": [f"{each.user_id}/{team}" for each in access.stands_in_for for team in each.team_ids],
    }


def _still_allowed(kept: dict[str, Any], access: Access) -> bool:
    """Nothing was lost since. What was gained, as by the call itself that makes a project, is no matter."""
    role = Role(kept["role"]) if kept["role"] else None
    if role is not None and (access.role is None or not access.role.at_least(role)):
        return False
    now = _kept_access(access)
    # Older releases kept nothing of who is away.
    if not all({*kept.get(part, ())} <= {*now[part]} for part in ("teams", "away")):
        return False
    if access.role is not None and access.role.at_least(Role.ADMIN):
        return True
    return _are_held(kept["projects"], access.project_ids) and _are_held(
        kept["managed"], access.managed_project_ids
    )


def _kept_ids(ids: Collection[UUID]) -> list[str]:
    """It is written with every answer: of very many their digest, which tells that none was lost as long as
    they are the same."""
    return [*map(str, ids)] if len(ids) <= _MOST_KEPT_IDS else [_digest_of(ids)]


def _are_held(kept: list[str], ids: Collection[UUID]) -> bool:
    return {*kept} <= {*map(str, ids)} or kept == [_digest_of(ids)]


def _digest_of(ids: Collection[UUID]) -> str:
    return hashlib.sha256(b"".join(sorted(each.bytes for each in ids))).hexdigest()


@lru_cache(maxsize=8)
def _fingerprints(rpc_key: bytes) -> tuple[bytes, hmac.HMAC]:
    """A mark by which the key is known again, and a fingerprint begun with it, to be copied. It is of the one
    secret that every service has, and that its database has not."""
    own = HKDF(SHA256(), _MARK_BYTES + 32, salt=None, info=b"fingerprints of idempotency keys").derive(
        rpc_key
    )
    return own[:_MARK_BYTES], hmac.new(own[_MARK_BYTES:], digestmod="sha256")


def _is_another(kept: bytes, fingerprint: bytes) -> bool:
    """What was made with another key, of before it was replaced, can't be compared. Its caller repeats an
    Idempotency-Key of their own: to refuse all who rightly do is worse than to miss one who does not."""
    is_comparable = kept[:_MARK_BYTES] == fingerprint[:_MARK_BYTES]
    return is_comparable and not hmac.compare_digest(kept, fingerprint)


async def _fingerprint(request: Request, *, takes_form: bool) -> bytes:
    # Under a key: bodies hold passwords, and whoever reads the table would try them by the million.
    mark, begun = _fingerprints(runtime_of(request).settings.rpc_key)
    query = request.scope["query_string"].decode("latin-1")
    digest = begun.copy()
    digest.update(f"{request.method} {request.scope['path']}?{query}\n".encode())
    if takes_form:
        # By its parts: what parts them differs between tries.
        digest.update(await to_thread.run_sync(_digest_of_form, await _form(request)))
    else:
        digest.update(await request.body())
    return mark + digest.digest()


async def _form(request: Request) -> FormData:
    """Taken apart once: FastAPI gets the same. Large files lie on the disk then, and are read from there."""
    try:
        return await request.form()
    except (HTTPException, ClientDisconnect):
        raise
    except Exception as error:  # whatever else the parser stumbles over, as FastAPI has it
        raise HTTPException(400) from error


def _digest_of_form(form: FormData) -> bytes:
    digest = hashlib.sha256()
    for name, value in form.multi_items():
        part = [name, value]
        if isinstance(value, UploadFile):
            content = hashlib.file_digest(value.file, "sha256").hexdigest()  # pyright: ignore[reportArgumentType]
            value.file.seek(0)
            part = [name, value.filename, value.content_type, content]
        digest.update(json.dumps(part).encode() + b"\n")
    return digest.digest()
