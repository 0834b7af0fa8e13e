import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call";
import { isApiError } from "../api/error";
import type { Access, Role } from "./access";
import { toRole } from "./access";

export interface CompanyRef {
  groupId: string;
  name: string;
  role: Role | null;
}

export interface ProjectRef {
  projectId: string;
  name: string;
  isProjectManager: boolean;
  timeZone: string;
}

/** Who is signed in, as GET /api/User/GetSelfProfile tells it. */
export interface SelfProfile {
  userId: string;
  fullName: string;
  email: string;
  photoUrl: string | null;
  nameAbbreviation: string;
  abbreviationBgColor: string;
  firstDayOfTheWeek: number;
  language: string;
  isRegisterCompleted: boolean;
  groups: CompanyRef[];
  currentGroupId: string | null;
  projects: ProjectRef[];
  hasSecondFactor: boolean;
}

interface WireProfile extends Omit<SelfProfile, "groups"> {
  groups: { groupId: string; name: string; role: string }[];
}

/** null when nobody is signed in: that is an answer, not a failure. */
export const selfProfileQuery = queryOptions<SelfProfile | null>({
  queryKey: ["session", "self-profile"],
  queryFn: async ({ signal }) => {
    try {
      const wire = (await call("get", "/api/User/GetSelfProfile", { signal })) as WireProfile;
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
