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
}

export const ROLES = ["member", "manager"] as const satisfies StarterRole[];

export const valuesOf = ({ projects, starters }: Permissions): Values => ({
  projectIds: projects?.map(({ projectId }) => projectId) ?? null,
  starters: {
    isEveryone: starters.isEveryone,
    roles: starters.roles,
    teamIds: starters.teams.map(({ teamId }) => teamId),
  },
});

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
