"""Time that passes over what lies in the storage."""

import os
from datetime import timedelta
from pathlib import Path

from chassis.runtime import Runtime
from chassis.settings import StorageSettings


def make_stored_files_older(runtime: Runtime, by: timedelta) -> None:
    folder = Path(runtime.settings_as(StorageSettings).storage_url.removeprefix("file://"))
    for file in folder.rglob("*"):
        if file.is_file():
            stored_at = file.stat().st_mtime - by.total_seconds()
            os.utime(file, (stored_at, stored_at))
