import { useCan, useQuery, useSession } from "@groundwork/kit";
import { projectChoice } from "@groundwork/kit/directory";
import { kiosksQuery } from "../kiosk/api";
import { summaryQuery } from "../records/api";
import { projectsQuery } from "../track/api";
import { NO_FILTERS } from "../track/filters";

export interface FirstStep {
  id: "fence" | "checkIn" | "tablet";
  isDone: boolean;
  to: string;
}

const ONE = { pageNumber: 1, pageCount: 1 };

/** What a company needs for its first hours, in its order. Null: nothing to show, or not known yet. It goes with
 * somebody's first check-in; whoever hides the steps of forms hides these. */
export function useFirstSteps(): readonly FirstStep[] | null {
  const isAdmin = useCan("admin");
  const { company } = useSession();
  const enabled = isAdmin && company !== null && !company.hidesFirstSteps;
  const people = useQuery({ ...summaryQuery(ONE), enabled });
  const isNew = people.data?.totalCount === 0;
  const projects = useQuery({ ...projectChoice, enabled: isNew });
  const sites = useQuery({ ...projectsQuery(NO_FILTERS), enabled: isNew });
  const tablets = useQuery({ ...kiosksQuery(ONE), enabled: isNew });
  // Without a project there is nobody to clock in: the steps of forms begin with one.
  const [first] = projects.data ?? [];
  if (!enabled || !isNew || !first || !sites.data || !tablets.data) return null;
  const isFenced = sites.data.data.some((each) => each.fenceRadiusMeters !== null || each.fencePoints.length > 0);
  return [
    { id: "fence", isDone: isFenced, to: `/projects/${first.projectId}/fence` },
    { id: "checkIn", isDone: false, to: "/attendance" },
    { id: "tablet", isDone: tablets.data.totalCount > 0, to: "/attendance/tablets" },
  ];
}
