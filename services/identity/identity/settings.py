from chassis.settings import KeyBytes, ServiceSettings, settings_prefix


class IdentitySettings(ServiceSettings):
    model_config = settings_prefix("identity")

    signing_key: KeyBytes
    """The 32-byte seed of the Ed25519 key that signs access tokens."""
    data_key: KeyBytes
    """32 bytes that encrypt what must be read back, such as authenticator secrets."""
