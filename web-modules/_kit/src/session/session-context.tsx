import { createContext, useContext } from "react";
import { type Access, allows } from "./access";
import type { CompanyRef, ProjectRef, SelfProfile } from "./profile";

/** What the shell knows of who is here. `profile` is null for a visitor on a public page. */
export interface Session {
  profile: SelfProfile | null;
  company: CompanyRef | null;
  /** The project chosen in the header; null means all projects. */
  project: ProjectRef | null;
  access: Access | null;
  /** Reads the profile again, e.g. after sign-in or after the profile was edited. */
  reload: () => Promise<void>;
  switchCompany: (groupId: string) => Promise<void>;
  selectProject: (projectId: string | null) => void;
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs the shell's session around it");
  return session;
}

/** Whether the person may see something; the services decide again on every call. */
export function useCan(needed: Access): boolean {
  return allows(useSession().access, needed);
}
