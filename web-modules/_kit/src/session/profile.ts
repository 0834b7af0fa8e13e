import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client";
import { isApiError } from "../api/error";
import type { Answer } from "../api/types";
import type { Access, Role } from "./access";
import { toRole } from "./access";
import { csrfToken } from "./whose-session";

type WireProfile = Answer<"/api/User/GetSelfProfile">;

export type ProjectRef = WireProfile["projects"][number];

export interface CompanyRef extends Omit<WireProfile["groups"][number], "role"> {
  role: Role | null;
}

/** Who is signed in. */
export interface SelfProfile extends Omit<WireProfile, "groups"> {
  groups: CompanyRef[];
}

/** null when nobody is signed in: that is an answer, not a failure. */
export const selfProfileQuery = queryOptions<SelfProfile | null>({
  queryKey: ["session", "self-profile"],
  queryFn: async ({ signal }) => {
    // It comes and goes with the session: nobody need be asked who a visitor is.
    if (csrfToken() === null) return null;
    try {
      const wire = await api.get("/api/User/GetSelfProfile", { signal });
      return { ...wire, groups: wire.groups.map((group) => ({ ...group, role: toRole(group.role) })) };
    } catch (error) {
      if (isApiError(error) && error.httpStatus === 401) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

export function currentCompany(profile: SelfProfile | null): CompanyRef | null {
  return profile?.groups.find((group) => group.groupId === profile.currentGroupId) ?? null;
}

/** What the person may do in the current company; "user" without one, null for a visitor. */
export function heldAccess(profile: SelfProfile | null): Access | null {
  if (profile === null) return null;
  const role = currentCompany(profile)?.role ?? "user";
  // Whoever manages a project sees the managers' screens; the services limit them to their own projects.
  return role === "member" && profile.projects.some((project) => project.isProjectManager) ? "manager" : role;
}
