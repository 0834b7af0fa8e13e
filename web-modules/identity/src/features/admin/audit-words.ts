import type { messages } from "../../messages";
import { roleOf } from "../directory/roles";
import type { Change, ChangeValue } from "./audit-changes";

type T = ReturnType<typeof messages.useT>;

/** The actions that have words; one that a newer service knows is shown by its key. */
export const KNOWN_ACTIONS = [
  "company.created",
  "company.renamed",
  "company.settings_changed",
  "company.deleted",
  "company.ownership_transferred",
  "member.invited",
  "member.invite_resent",
  "member.invite_revoked",
  "member.joined",
  "member.role_changed",
  "member.removed",
  "team.created",
  "team.changed",
  "team.deleted",
  "team.members_added",
  "team.member_removed",
  "team.lead_changed",
  "project.created",
  "project.changed",
  "project.archived",
  "project.unarchived",
  "project.members_added",
  "project.member_removed",
  "project.manager_changed",
  "user.signed_in",
  "user.password_changed",
  "user.password_reset",
  "user.second_factor_added",
  "user.second_factor_removed",
  "user.recovery_codes_created",
  "user.session_revoked",
  "user.refresh_reused",
  "form.created",
  "form.copied",
  "form.moved",
  "form.published",
  "form.archived",
  "form.unarchived",
  "submission.draft_discarded",
] as const;
type KnownAction = (typeof KNOWN_ACTIONS)[number];

const KNOWN_FIELDS = [
  "name",
  "description",
  "role",
  "members",
  "leads",
  "managers",
  "managedProjects",
  "teams",
  "projects",
  "project",
  "version",
  "isArchived",
  "factor",
  "sessions",
  "email",
  "address",
  "latitude",
  "longitude",
  "timeZone",
  "startsOn",
  "endsOn",
  "owner",
  "successor",
  "isGeofenceRadiusCheck",
  "geofenceRadius",
] as const;
type KnownField = (typeof KNOWN_FIELDS)[number];

export function actionWords(t: T, action: string): string {
  return KNOWN_ACTIONS.some((each) => each === action) ? t(`audit.action.${action as KnownAction}`) : action;
}

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function fieldWords(t: T, field: string): string {
  const name = camel(field);
  return KNOWN_FIELDS.some((each) => each === name) ? t(`audit.field.${name as KnownField}`) : field;
}

const PASSKEY = "passkey ";

function factorWords(t: T, factor: string): string {
  if (factor === "totp") return t("audit.value.totp");
  return factor.startsWith(PASSKEY) ? t("audit.value.passkey", { name: factor.slice(PASSKEY.length) }) : factor;
}

function valueWords(t: T, value: ChangeValue, field: string): string {
  if (value.kind !== "text") return t(`audit.value.${value.kind}`);
  if (field === "role") return t(`role.${roleOf(value.text)}`);
  return field === "factor" ? factorWords(t, value.text) : value.text;
}

/** "Role: Member → Manager", "Members: + Lim Wei, − Priya". */
export function changeWords(t: T, change: Change): string {
  const field = fieldWords(t, change.field);
  if (change.kind === "replaced" && change.before.kind === "nothing") {
    return t("audit.listed", { field, items: valueWords(t, change.after, change.field) });
  }
  if (change.kind === "replaced") {
    return t("audit.replaced", {
      field,
      before: valueWords(t, change.before, change.field),
      after: valueWords(t, change.after, change.field),
    });
  }
  const parts = [...change.added.map((each) => `+ ${each}`), ...change.removed.map((each) => `− ${each}`)];
  return t("audit.listed", { field, items: parts.join(", ") });
}
