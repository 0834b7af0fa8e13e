from chassis.settings import StorageSettings, settings_prefix


class FormsSettings(StorageSettings):
    model_config = settings_prefix("forms")

    workflow_runner_grpc: str
    """Who decides where a submission goes on."""
