from chassis.settings import ServiceSettings, settings_prefix


class WorkflowRunnerSettings(ServiceSettings):
    model_config = settings_prefix("workflow-runner")

    forms_grpc: str
    """Where forms keeps what is decided here."""
