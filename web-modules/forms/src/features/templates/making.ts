import { type ProjectRef, useCan, useSession } from "@groundwork/kit";

export interface Making {
  /** Admins alone make templates for all projects. */
  forAllProjects: boolean;
  /** Of a manager: those they manage. */
  managed: readonly ProjectRef[];
  isAllowed: boolean;
}

/** Where the person may make templates; the service says the same. */
export function useMaking(): Making {
  const forAllProjects = useCan("admin");
  const isManager = useCan("manager");
  const projects = useSession().profile?.projects ?? [];
  const managed = isManager ? projects.filter((each) => each.isProjectManager) : [];
  return { forAllProjects, managed, isAllowed: forAllProjects || managed.length > 0 };
}
