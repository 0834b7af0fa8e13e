import pytest
from chassis.db.shares import OF_ROLE, SERVING, Shares


@pytest.mark.parametrize("role", OF_ROLE)
def test_a_role_leaves_a_transaction_to_others_than_its_handlers(role: str) -> None:
    shares = OF_ROLE[role]
    assert 1 <= shares.for_handlers < shares.transactions


def test_fewer_are_shared_out_alike_and_each_use_keeps_one() -> None:
    assert SERVING.within(8) == Shares(transactions=2, insertions=2, reads=1, lists=1, by_key=1)
    assert SERVING.within(SERVING.total) == SERVING
    assert SERVING.within(1) == Shares(1, 1, 1, 1, 1)
