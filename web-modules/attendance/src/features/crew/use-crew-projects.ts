import { useSession } from "@groundwork/kit";
import { useManagedProjects } from "../timesheets/add-day";

/** Those that the reader manages; without a network those that the profile names. */
export function useCrewProjects() {
  const { profile } = useSession();
  const managed = useManagedProjects();
  return managed.length > 0 ? managed : (profile?.projects ?? []).filter((each) => each.isProjectManager);
}
