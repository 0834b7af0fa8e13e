from chassis.settings import MailSettings, StorageSettings, settings_prefix


class FormsSettings(StorageSettings, MailSettings):
    model_config = settings_prefix("forms")

    workflow_runner_grpc: str
    """Who decides where a submission goes on."""
    most_template_rows: int = 20_000
    """Drafts and published versions of one company together."""
    most_template_bytes: int = 512 * 1024 * 1024
    """What these take of the database."""
    most_template_file_bytes: int = 1024 * 1024 * 1024
    """Of the pictures in all forms of one company."""
