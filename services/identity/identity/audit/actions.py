from enum import StrEnum

OWN_SERVICE = "identity"


class AuditAction(StrEnum):
    """What identity itself does. Values are stored: never rename one. Other services have their own."""

    COMPANY_CREATED = "company.created"
    COMPANY_RENAMED = "company.renamed"
    COMPANY_SETTINGS_CHANGED = "company.settings_changed"
    COMPANY_DELETED = "company.deleted"
    OWNERSHIP_TRANSFERRED = "company.ownership_transferred"
    MEMBER_INVITED = "member.invited"
    INVITE_RESENT = "member.invite_resent"
    INVITE_REVOKED = "member.invite_revoked"
    MEMBER_JOINED = "member.joined"
    MEMBER_ROLE_CHANGED = "member.role_changed"
    MEMBER_REMOVED = "member.removed"
    ABSENCE_SET = "member.absence_set"
    ABSENCE_ENDED = "member.absence_ended"
    TEAM_CREATED = "team.created"
    TEAM_CHANGED = "team.changed"
    TEAM_DELETED = "team.deleted"
    TEAM_MEMBERS_ADDED = "team.members_added"
    TEAM_MEMBER_REMOVED = "team.member_removed"
    TEAM_LEAD_CHANGED = "team.lead_changed"
    PROJECT_CREATED = "project.created"
    PROJECT_CHANGED = "project.changed"
    PROJECT_ARCHIVED = "project.archived"
    PROJECT_UNARCHIVED = "project.unarchived"
    PROJECT_MEMBERS_ADDED = "project.members_added"
    PROJECT_MEMBER_REMOVED = "project.member_removed"
    PROJECT_MANAGER_CHANGED = "project.manager_changed"
    SIGNED_IN = "user.signed_in"
    COMPANY_OPENED = "user.company_opened"
    RENAMED = "user.renamed"
    PASSWORD_CHANGED = "user.password_changed"  # noqa: S105 -- an action, no secret
    PASSWORD_RESET = "user.password_reset"  # noqa: S105 -- an action, no secret
    FACTOR_ADDED = "user.second_factor_added"
    FACTOR_REMOVED = "user.second_factor_removed"
    RECOVERY_CODES_CREATED = "user.recovery_codes_created"
    SESSION_REVOKED = "user.session_revoked"
    REFRESH_REUSED = "user.refresh_reused"
