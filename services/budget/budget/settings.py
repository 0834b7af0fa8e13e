from chassis.settings import ServiceSettings, settings_prefix


class BudgetSettings(ServiceSettings):
    model_config = settings_prefix("budget")
