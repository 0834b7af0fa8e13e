from chassis.settings import ServiceSettings, settings_prefix


class AttendanceSettings(ServiceSettings):
    model_config = settings_prefix("attendance")
