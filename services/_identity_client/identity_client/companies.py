"""When a company is deleted, by identity's word.

definition = ServiceDefinition(
    …, company_deletion=of_deleted_companies(rows_of(Note))
)
"""

from chassis.events.company_deletion import CompanyDeletion, DeleteSome
from contracts.identity.v1 import events_pb2


def of_deleted_companies(*delete: DeleteSome) -> CompanyDeletion:
    """Each deletes some rows of such a company, one after the other; its read models go without."""
    return CompanyDeletion(events_pb2.CompanyDeleted, delete)
