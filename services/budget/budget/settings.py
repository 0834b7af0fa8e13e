from chassis.settings import MailSettings, TemporalSettings, settings_prefix


class BudgetSettings(MailSettings, TemporalSettings):
    model_config = settings_prefix("budget")
