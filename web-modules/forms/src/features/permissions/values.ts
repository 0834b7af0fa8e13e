import type { permissionMessages } from "../../messages/template-permissions";
import type { Permissions, StarterRole } from "./api";

export interface Starters {
  isEveryone: boolean;
  roles: StarterRole[];
  teamIds: string[];
}

export interface Values {
  /** Null: in all. */
  projectIds: string[] | null;
  starters: Starters;
  editorTeamIds: string[];
}

export const ROLES = ["member", "manager"] as const satisfies StarterRole[];

export const valuesOf = ({ projects, starters, editors = [] }: Permissions): Values => ({
  projectIds: projects?.map(({ projectId }) => projectId) ?? null,
  starters: {
    isEveryone: starters.isEveryone,
    roles: starters.roles,
    teamIds: starters.teams.map(({ teamId }) => teamId),
  },
  editorTeamIds: editors.map(({ teamId }) => teamId),
});

/** Who may edit it, in a sentence. */
export function editing(
  t: ReturnType<typeof permissionMessages.useT>,
  teamIds: readonly string[],
  teamName: (id: string) => string,
): string {
  if (teamIds.length === 0) return t("permissions.say.noEditors");
  return t("permissions.say.editors", { who: teamIds.map(teamName).join(t("permissions.comma")) });
}

/** Who may start it, in a sentence. */
export function sentence(
  t: ReturnType<typeof permissionMessages.useT>,
  { isEveryone, roles, teamIds }: Starters,
  teamName: (id: string) => string,
): string {
  if (isEveryone) return t("permissions.say.everyone");
  const who = [...roles.map((role) => t(`permissions.role.${role}`)), ...teamIds.map(teamName)];
  if (who.length === 0) return t("permissions.say.nobody");
  return t("permissions.say.chosen", { who: who.join(t("permissions.comma")) });
}
