"""Files that people send and a context keeps: looked at, stored, and deleted when no row points at them."""

from chassis.files.bringing import Arrival, Sender, Sent, bring, keep
from chassis.files.errors import FileIdTaken, FileRefused
from chassis.files.incoming import IncomingFile, look_at
from chassis.files.metadata import without_metadata
from chassis.files.stored import StoredFiles
from chassis.files.storing import beside, delete_if_undone, store, store_renditions

__all__ = [
    "Arrival",
    "FileIdTaken",
    "FileRefused",
    "IncomingFile",
    "Sender",
    "Sent",
    "StoredFiles",
    "beside",
    "bring",
    "delete_if_undone",
    "keep",
    "look_at",
    "store",
    "store_renditions",
    "without_metadata",
]
