from uuid import UUID

from contracts.identity.v1.identity_pb2 import Project


def people_of(project: Project) -> set[UUID]:
    return {UUID(each) for each in (*project.member_user_ids, *project.manager_user_ids)}
