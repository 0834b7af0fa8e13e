from chassis.settings import ServiceSettings, settings_prefix


class FormsSettings(ServiceSettings):
    model_config = settings_prefix("forms")

    workflow_runner_grpc: str
    """Who decides where a submission goes on."""
