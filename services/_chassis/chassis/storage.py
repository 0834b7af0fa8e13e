import base64
import hashlib
import hmac
import mimetypes
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode, urlsplit

import obstore
from obstore.store import LocalStore, ObjectStore, S3Store

from chassis.errors import NotFound
from chassis.settings import StorageSettings
from chassis.texts import Text

if TYPE_CHECKING:  # there for type checkers alone
    from obstore import Attributes, ObjectMeta
    from obstore.store import S3Config

_SIGNED_FOR = timedelta(minutes=10)
# What a browser may show in place; anything else (HTML, SVG with scripts) is only ever downloaded.
_SHOWN = frozenset({"image/png", "image/jpeg", "image/webp", "image/gif", "application/pdf"})


class FileNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This file does not exist (any more)."))


@dataclass(frozen=True)
class StoredObject:
    key: str
    stored_at: datetime


def served_as(key: str) -> tuple[str, str]:
    """Content type and disposition, for browsers."""
    kind = mimetypes.guess_type(key)[0] or "application/octet-stream"
    return kind, "inline" if kind in _SHOWN else "attachment"


def download_named(name: str) -> str:
    """The disposition of a file that is called so, in any script."""
    return f"attachment; filename*=UTF-8''{quote(name, safe='')}"


class Storage:
    """Files by key, in a local folder or in S3; browsers read them by signed, short-lived URLs.

    Local folders are served by the service itself under /files/<context>/, S3 serves its own.
    """

    def __init__(self, context: str, store: ObjectStore, key: bytes) -> None:
        self._context = context
        self._store = store
        self._key = key

    @classmethod
    def open(cls, context: str, settings: StorageSettings) -> "Storage":
        parts = urlsplit(settings.storage_url)
        store: ObjectStore
        if parts.scheme == "file":
            folder = Path(parts.path)
            folder.mkdir(parents=True, exist_ok=True)
            store = LocalStore(folder, automatic_cleanup=True)
        else:
            store = _s3_store(settings)
        return cls(context, store, settings.storage_key)

    async def put(
        self, key: str, content: bytes | AsyncIterator[bytes], *, downloaded_as: str | None = None
    ) -> None:
        """`downloaded_as`: what its file is called, where that is not how its key ends."""
        attributes: Attributes | None = None
        # A folder keeps nothing but the content; the service that serves it says the rest.
        if isinstance(self._store, S3Store):
            kind, disposition = served_as(key)
            if downloaded_as is not None:
                disposition = download_named(downloaded_as)
            attributes = {"Content-Type": kind, "Content-Disposition": disposition}
        await obstore.put_async(self._store, key, content, attributes=attributes)

    async def read(self, key: str) -> bytes:
        try:
            found = await obstore.get_async(self._store, key)
        except FileNotFoundError:
            raise FileNotFound from None
        return bytes(await found.bytes_async())

    async def stream(self, key: str) -> AsyncIterator[bytes]:
        try:
            found = await obstore.get_async(self._store, key)
        except FileNotFoundError:
            raise FileNotFound from None
        return (bytes(chunk) async for chunk in found.stream())

    async def delete(self, key: str) -> None:
        try:
            await obstore.delete_async(self._store, key)
        except FileNotFoundError:
            return

    async def list(self, folder: str, *, after: str, most: int) -> Sequence[StoredObject]:
        """The first of a folder's files whose keys come after this one, by their keys."""
        listed = obstore.list(self._store, f"{folder}/", offset=after or None, chunk_size=most)
        if isinstance(self._store, S3Store):
            found = await _first(listed)
        else:
            # As they come from the disk they are in no order.
            found = sorted(await listed.collect_async(), key=itemgetter("path"))[:most]
        return [StoredObject(each["path"], each["last_modified"]) for each in found]

    async def signed_url(self, key: str, *, valid_for: timedelta = _SIGNED_FOR) -> str:
        if isinstance(self._store, S3Store):
            return await obstore.sign_async(self._store, "GET", key, valid_for)
        # Whole minutes, so that a list asked for twice gives the same URLs and the browser's cache helps.
        expires = (int(time.time() + valid_for.total_seconds()) // 60 + 1) * 60
        query = urlencode({"expires": expires, "signature": self._sign(key, expires)})
        return f"/files/{self._context}/{quote(key)}?{query}"

    def is_signed(self, key: str, expires: int, signature: str) -> bool:
        # As bytes: text beyond ASCII can't be compared, and what comes in a URL may be any text.
        signed = self._sign(key, expires).encode()
        return time.time() < expires and hmac.compare_digest(signed, signature.encode())

    def _sign(self, key: str, expires: int) -> str:
        digest = hmac.new(self._key, f"{self._context}\n{key}\n{expires}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


async def _first(pages: "AsyncIterator[Sequence[ObjectMeta]]") -> "Sequence[ObjectMeta]":
    async for page in pages:
        return page
    return []


def _s3_store(settings: StorageSettings) -> S3Store:
    """Told everything here: credentials in unprefixed AWS_* variables would be every service's."""
    config: S3Config = {"virtual_hosted_style_request": settings.aws_virtual_hosted_style_request}
    if settings.aws_endpoint_url:
        config["endpoint"] = settings.aws_endpoint_url
    if settings.aws_region:
        config["region"] = settings.aws_region
    if settings.aws_access_key_id and settings.aws_secret_access_key:
        config["access_key_id"] = settings.aws_access_key_id.get_secret_value()
        config["secret_access_key"] = settings.aws_secret_access_key.get_secret_value()
    return S3Store.from_url(
        settings.storage_url, config=config, client_options={"allow_http": settings.aws_allow_http}
    )
