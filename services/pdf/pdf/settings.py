import os
from typing import Annotated

from chassis.settings import StorageSettings, TemporalSettings, settings_prefix
from pydantic import Field

from pdf.paper.render_pool import RenderLimits

# A small paper goes before a large one where both want the processor: three times its share. Not more, or a
# large one would find no end on a busy machine.
_STANDS_BACK = 5
# Less, and a process has no room for its fonts.
_Megabytes = Annotated[int, Field(ge=200)]
_Seconds = Annotated[float, Field(gt=0)]


class PdfSettings(StorageSettings, TemporalSettings):
    model_config = settings_prefix("pdf")

    forms_grpc: str
    render_processes: int = max(1, (os.cpu_count() or 2) // 2)
    """For small papers alone, so that none of them ever waits for a large one."""
    render_seconds: _Seconds = 20.0
    """Of a core, since those of the clock say how busy the machine is. A small paper that takes more is done
    by the pool for large ones."""
    render_memory_mb: _Megabytes = 512
    """Of each process's own; a paper that needs more is done by the pool for large ones."""
    large_render_processes: int = 1
    large_render_seconds: _Seconds = 120.0
    """Of a core. A large paper that takes more is given up, and its process with it."""
    large_render_memory_mb: _Megabytes = 1024

    @property
    def small_pool(self) -> RenderLimits:
        return RenderLimits(self.render_processes, self.render_seconds, self.render_memory_mb * 1024**2)

    @property
    def large_pool(self) -> RenderLimits:
        return RenderLimits(
            self.large_render_processes,
            self.large_render_seconds,
            self.large_render_memory_mb * 1024**2,
            niceness=_STANDS_BACK,
        )
