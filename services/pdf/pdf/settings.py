import os

from chassis.settings import ServiceSettings, settings_prefix


class PdfSettings(ServiceSettings):
    model_config = settings_prefix("pdf")

    forms_grpc: str
    render_processes: int = max(1, (os.cpu_count() or 2) // 2)
    """Each holds about 150 MB and keeps one core busy while it renders."""
    render_seconds: float = 60.0
    """A PDF that takes longer is given up, and its process with it."""
