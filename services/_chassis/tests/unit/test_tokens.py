import json
import time
from uuid import UUID, uuid4

import jwt
from chassis.access.tokens import ALGORITHM, ISSUER, TokenVerifier
from chassis.ids import read_id
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from jwt import PyJWK
from jwt.algorithms import OKPAlgorithm


async def test_ids_of_a_token_are_as_the_driver_has_them() -> None:
    """They are written into events, logs and keys, and sent, with every call of its session."""
    key = Ed25519PrivateKey.generate()
    user, session, company = uuid4(), uuid4(), uuid4()
    said = {"sub": str(user), "sid": str(session), "gid": str(company), "csrf": "c", "iss": ISSUER}
    token = jwt.encode(said | {"exp": time.time() + 60}, key, ALGORITHM, headers={"kid": "one"})
    public = json.loads(OKPAlgorithm.to_jwk(key.public_key()))

    async def keys() -> dict[str, PyJWK]:
        return {"one": PyJWK(public, algorithm=ALGORITHM)}

    claims = await TokenVerifier(keys).verify(token)
    ids: list[UUID | None] = [claims.user_id, claims.session_id, claims.company_id]
    assert ids == [user, session, company]
    assert {type(each) for each in ids} == {type(read_id(str(user)))}
