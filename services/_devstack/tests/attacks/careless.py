"""A service as nobody should write it: every attack must find what is wrong with it."""

from typing import Any
from uuid import UUID, uuid4

from fastapi import FastAPI, Response, UploadFile
from pydantic import BaseModel, ConfigDict

NOTE, SECRET = str(uuid4()), "The crane is sold."
_MEMBERS = {"x-access": "member"}
app = FastAPI()
notes: dict[str, dict[str, Any]] = {}


class Renamed(BaseModel):
    model_config = ConfigDict(extra="forbid")
    noteId: UUID  # noqa: N815 -- as on the wire
    name: str = ""


class Made(BaseModel):
    model_config = ConfigDict(extra="allow")
    name: str


@app.get("/api/Careless/GetNote", openapi_extra=_MEMBERS)
async def get_note(noteId: UUID) -> dict[str, Any]:  # noqa: N803 -- as on the wire
    """Whoever asks is told: nobody looks whose it is."""
    return {"data": notes[str(noteId)], "errorCode": 1, "message": "Success"}


@app.put("/api/Careless/RenameNote", openapi_extra=_MEMBERS)
async def rename_note(body: Renamed) -> dict[str, Any]:
    notes[str(body.noteId)]["subjectName"] = body.name
    return {"data": None, "errorCode": 1, "message": "Success"}


@app.post("/api/Careless/CreateNote", openapi_extra=_MEMBERS)
async def create_note(body: Made) -> dict[str, Any]:
    """Takes the company from the body."""
    return {"data": body.model_dump(), "errorCode": 1, "message": "Success"}


@app.post("/api/Careless/AttachNote", openapi_extra=_MEMBERS)
async def attach_note(file: UploadFile) -> dict[str, Any]:
    """Passes over what else the form says."""
    return {"data": file.filename, "errorCode": 1, "message": "Success"}


@app.post("/api/Careless/Greet", openapi_extra=_MEMBERS)
async def greet(body: Renamed) -> Response:
    return Response(f"<h1>{body.name}</h1>", media_type="text/html")
