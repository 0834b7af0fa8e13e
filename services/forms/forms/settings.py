from chassis.settings import ServiceSettings, settings_prefix


class FormsSettings(ServiceSettings):
    model_config = settings_prefix("forms")
