import { allows, type Role, toRole } from "@groundwork/kit";

/** From the most to the least that one may do. */
export const ROLES = ["owner", "coOwner", "admin", "manager", "member"] as const satisfies readonly Role[];

/** What someone can be made: the owner is made only by handing over the company. */
export type GivenRole = Exclude<Role, "owner">;

export type RoleReason = "self" | "owner" | "onlyCoOwners" | "onlyOwner" | "onlyAdmins";

export interface RoleChoice {
  /** What the person may be made, in the order of `ROLES`; empty when nothing may be changed. */
  roles: readonly GivenRole[];
  /** Why the list is empty or shorter than it could be. */
  reason: RoleReason | null;
}

export const roleOf = (name: string): Role => toRole(name) ?? "member";

/** The roles that someone may give to a new member: admin and above take a co-owner. */
export function invitableRoles(own: Role | null): readonly GivenRole[] {
  if (own === null || !allows(own, "admin")) return [];
  return allows(own, "coOwner") ? ["coOwner", "admin", "manager", "member"] : ["manager", "member"];
}

/** The same rules as the service's, so that no choice is offered that it would refuse. */
export function roleChoice(own: Role | null, target: Role, isSelf: boolean): RoleChoice {
  if (own === null || !allows(own, "admin")) return { roles: [], reason: "onlyAdmins" };
  if (isSelf) return { roles: [], reason: "self" };
  if (target === "owner") return { roles: [], reason: "owner" };
  if (target === "coOwner" && own !== "owner") return { roles: [], reason: "onlyOwner" };
  if (target === "admin" && !allows(own, "coOwner")) return { roles: [], reason: "onlyCoOwners" };
  return { roles: invitableRoles(own), reason: allows(own, "coOwner") ? null : "onlyCoOwners" };
}

/** Who may be taken out of the company: as with roles, and nobody takes out themselves. */
export function mayRemove(own: Role | null, target: Role, isSelf: boolean): boolean {
  return roleChoice(own, target, isSelf).roles.length > 0;
}
