from chassis.settings import MailSettings, StorageSettings, TemporalSettings, settings_prefix


class BudgetSettings(MailSettings, StorageSettings, TemporalSettings):
    model_config = settings_prefix("budget")

    most_file_bytes: int = 5 * 1024 * 1024 * 1024
    """Of the files at all requests of one company."""
