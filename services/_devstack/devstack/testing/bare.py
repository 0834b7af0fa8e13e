"""The frame of the yardsticks (`bench/bare.py`): what an answer is wrapped in, and as many connections as a
service has. What each is measured by stays beside its bench."""

import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from fastapi import FastAPI
from pydantic import BaseModel

DATABASE_URL = "BARE_DATABASE_URL"


class Answer(BaseModel):
    data: Any
    errorCode: int = 1  # noqa: N815
    message: str = "Success"


@asynccontextmanager
async def connected(app: FastAPI) -> AsyncGenerator[None]:
    """As `app.state.pool`."""
    async with asyncpg.create_pool(os.environ[DATABASE_URL], min_size=8, max_size=16) as pool:
        app.state.pool = pool
        yield
