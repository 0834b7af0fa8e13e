from chassis.settings import MailSettings, TemporalSettings, settings_prefix


class WorkflowRunnerSettings(MailSettings, TemporalSettings):
    model_config = settings_prefix("workflow-runner")

    forms_grpc: str
    """Where forms keeps what is decided here."""
