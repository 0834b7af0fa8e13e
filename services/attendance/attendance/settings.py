from chassis.settings import MailSettings, settings_prefix


class AttendanceSettings(MailSettings):
    model_config = settings_prefix("attendance")
