import { api, queryOptions, useAction, useCan, useQuery, useSession } from "@groundwork/kit";
import { projectChoice, teamChoice } from "@groundwork/kit/directory";
import { useEffect } from "react";
import { submissionsQuery } from "../submissions/api";
import { startAddress, templateChoice } from "../templates/choice";

const ONE = { pageNumber: 1, pageCount: 1 };
const SOME = { pageNumber: 1, pageCount: 20 };

const membersQuery = queryOptions({
  queryKey: ["identity", "members", "count"],
  queryFn: ({ signal }) => api.get("/api/Member/QueryMembers", { query: ONE, signal }),
});

const invitesQuery = queryOptions({
  queryKey: ["identity", "invites", "count"],
  queryFn: ({ signal }) => api.get("/api/Invite/QueryInvites", { query: ONE, signal }),
});

export interface FirstStep {
  id: "project" | "team" | "form" | "fill" | "people";
  isDone: boolean;
  /** Null: another step comes first. */
  to: string | null;
}

/** What a company needs for its first form, in its order. Null until all is known; undefined: nothing to show. */
export function useFirstSteps(): readonly FirstStep[] | null | undefined {
  const isWanted = useIsWanted();
  const { steps, hasFailed } = useSteps(isWanted);
  return !isWanted || hasFailed || steps?.every(isDone) ? undefined : steps;
}

/** Not shown to the person again, on any device: when they say so, and by itself once all is done. */
export function useHideFirstSteps(): () => void {
  const { reload } = useSession();
  const isWanted = useIsWanted();
  const { steps } = useSteps(isWanted);
  const { mutate, isIdle } = useAction({
    run: (_: undefined, options) => api.put("/api/User/HideFirstSteps", options),
    onSuccess: reload,
  });
  const isOver = isWanted && (steps?.every(isDone) ?? false);
  useEffect(() => {
    if (isOver && isIdle) mutate(undefined);
  }, [isOver, isIdle, mutate]);
  return () => mutate(undefined);
}

const isDone = (step: FirstStep) => step.isDone;

function useIsWanted(): boolean {
  const isAdmin = useCan("admin");
  const { company } = useSession();
  return isAdmin && company !== null && !company.hidesFirstSteps;
}

function useSteps(enabled: boolean): { steps: FirstStep[] | null; hasFailed: boolean } {
  const projects = useQuery({ ...projectChoice, enabled });
  const teams = useQuery({ ...teamChoice, enabled });
  const templates = useQuery({ ...templateChoice, enabled });
  const submissions = useQuery({ ...submissionsQuery(SOME), enabled });
  const members = useQuery({ ...membersQuery, enabled });
  const isAlone = members.data !== undefined && members.data.totalCount <= 1;
  const invites = useQuery({ ...invitesQuery, enabled: enabled && isAlone });
  const all = [projects, teams, templates, submissions, members, invites];
  const hasFailed = all.some(({ isError }) => isError);
  if (!projects.data || !teams.data || !templates.data || !submissions.data || !members.data)
    return { steps: null, hasFailed };
  if (isAlone && !invites.data) return { steps: null, hasFailed };
  const published = templates.data.filter(({ publishedVersion }) => publishedVersion !== null);
  const [only] = published;
  const steps: FirstStep[] = [
    { id: "project", isDone: projects.data.length > 0, to: "/projects/new" },
    { id: "team", isDone: teams.data.length > 0, to: "/teams?team=new" },
    { id: "form", isDone: published.length > 0, to: "/forms/templates/new" },
    {
      id: "fill",
      isDone: submissions.data.data.some(({ submittedAt }) => submittedAt !== null),
      to: only ? fillAddress(only.formTemplateId, published.length) : null,
    },
    { id: "people", isDone: !isAlone || (invites.data?.totalCount ?? 0) > 0, to: "/members?invite=new" },
  ];
  return { steps, hasFailed };
}

/** One form alone is started at once. */
function fillAddress(formTemplateId: string, count: number): string {
  return count === 1 ? startAddress(formTemplateId) : "/forms/submissions/new";
}
