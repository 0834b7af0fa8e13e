"""A press that is sealed for the service: ephemeral ECDH on P-256, HKDF-SHA-256, AES-256-GCM. Whoever takes
the tablet reads no PIN in it, and can put it to no other tablet and under no other id. Pure."""

from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_VERSION = 1
_LABEL = b"groundwork kiosk press"
_CURVE = ec.SECP256R1()
_SCALAR_BYTES, _POINT_BYTES = 32, 65
_KEY_BYTES, _NONCE_BYTES, _TAG_BYTES = 32, 12, 16
_PRESS_BYTES = 192
"""What is pressed is filled up to as many, so that its length says nothing of its PIN's."""
SEALED_BYTES = 1 + _POINT_BYTES + _PRESS_BYTES + _TAG_BYTES


def new_sealing_key() -> bytes:
    """The private one."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(_SCALAR_BYTES, "big")


def public_key_of(key: bytes) -> bytes:
    """For the tablet: an uncompressed point."""
    return _point(_private(key).public_key())


def unseal(key: bytes, sealed: bytes, kiosk_id: UUID, punch_id: UUID) -> bytes | None:
    """None: it was not made for this tablet's key and this id, or is nothing that a tablet makes."""
    if len(sealed) != SEALED_BYTES or sealed[0] != _VERSION:
        return None
    point, content = sealed[1 : 1 + _POINT_BYTES], sealed[1 + _POINT_BYTES :]
    private = _private(key)
    try:
        ephemeral = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
        shared = private.exchange(ec.ECDH(), ephemeral)
        derived = HKDF(
            SHA256(),
            _KEY_BYTES + _NONCE_BYTES,
            salt=None,
            # Each is sealed with a key of its own: with it goes its nonce.
            info=_LABEL + point + _point(private.public_key()),
        ).derive(shared)
        bound = bytes([_VERSION]) + f"{kiosk_id}/{punch_id}".encode()
        return AESGCM(derived[:_KEY_BYTES]).decrypt(derived[_KEY_BYTES:], content, bound)
    except (ValueError, InvalidTag):
        return None


def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key, "big"), _CURVE)


def _point(public: ec.EllipticCurvePublicKey) -> bytes:
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
