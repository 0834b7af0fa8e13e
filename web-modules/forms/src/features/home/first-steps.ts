import { api, queryOptions, useQuery } from "@groundwork/kit";
import { projectChoice } from "@groundwork/kit/directory";
import { submissionsQuery } from "../submissions/api";
import { templateChoice } from "../templates/choice";

const ONE = { pageNumber: 1, pageCount: 1 };

const membersQuery = queryOptions({
  queryKey: ["identity", "members", "count"],
  queryFn: ({ signal }) => api.get("/api/Member/QueryMembers", { query: ONE, signal }),
});

const invitesQuery = queryOptions({
  queryKey: ["identity", "invites", "count"],
  queryFn: ({ signal }) => api.get("/api/Invite/QueryInvites", { query: ONE, signal }),
});

export const FIRST_STEPS = {
  project: "/projects/new",
  people: "/members?invite=new",
  form: "/forms",
  fill: "/forms/submissions/new",
} as const;

export type FirstSteps = Record<keyof typeof FIRST_STEPS, boolean>;

/** Which of the steps of a new company are done; null until all of it is known, undefined where it cannot be. */
export function useFirstSteps(): FirstSteps | null | undefined {
  const projects = useQuery(projectChoice);
  const templates = useQuery(templateChoice);
  const submissions = useQuery(submissionsQuery(ONE));
  const members = useQuery(membersQuery);
  const isAlone = members.data !== undefined && members.data.totalCount <= 1;
  const invites = useQuery({ ...invitesQuery, enabled: isAlone });
  const all = [projects, templates, submissions, members, ...(isAlone ? [invites] : [])];
  if (all.some(({ isError }) => isError)) return undefined;
  if (!projects.data || !templates.data || !submissions.data || !members.data) return null;
  if (isAlone && !invites.data) return null;
  return {
    project: projects.data.length > 0,
    people: !isAlone || (invites.data?.totalCount ?? 0) > 0,
    form: templates.data.some(({ publishedVersion }) => publishedVersion !== null),
    fill: submissions.data.totalCount > 0,
  };
}
