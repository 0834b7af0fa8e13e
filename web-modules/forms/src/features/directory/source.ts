import type { AskedDirectory, DirectorySource } from "@groundwork/formwork";
import { api } from "@groundwork/kit";

const A_PAGE = 50;

/** Of who is signed in. `submissionId` null: of none, as where a form is tried out. */
export function memberDirectory(submissionId: string | null): DirectorySource {
  return {
    // Only who is on its project is another in each submission.
    keyOf: ({ of, ofProject, teamIds }) => ["directory", of, teamIds, ofProject ? submissionId : null],
    find: ({ of, ...asked }, signal) => {
      if (of === "team") return findTeams(asked, signal);
      if (of === "project") return findProjects(asked, signal);
      return asked.ofProject && submissionId ? findOnProject(asked, submissionId, signal) : findPeople(asked, signal);
    },
  };
}

type Asked = Omit<AskedDirectory, "of">;

async function findPeople(asked: Asked, signal: AbortSignal) {
  const query = { ...paged(asked), sort: "name" as const, teamIds: [...asked.teamIds] };
  const { data, totalCount } = await api.get("/api/Member/QueryMembers", { query, signal });
  return { items: data.map(person), total: totalCount };
}

/** Also to who is not on it: identity's list tells of a project only those who are. */
async function findOnProject(asked: Asked, submissionId: string, signal: AbortSignal) {
  const query = { ...paged(asked), submissionId, teamIds: [...asked.teamIds] };
  const { data, totalCount } = await api.get("/api/Submission/QueryProjectPeople", { query, signal });
  return { items: data.map(person), total: totalCount };
}

async function findTeams(asked: Asked, signal: AbortSignal) {
  const { data, totalCount } = await api.get("/api/Team/QueryTeams", { query: paged(asked), signal });
  return { items: data.map(({ teamId, name }) => item(teamId, name)), total: totalCount };
}

async function findProjects(asked: Asked, signal: AbortSignal) {
  const query = { ...paged(asked), sort: "name" as const };
  const { data, totalCount } = await api.get("/api/Project/QueryProjects", { query, signal });
  return { items: data.map(({ projectId, name }) => item(projectId, name)), total: totalCount };
}

function paged({ search, pageNumber }: Asked) {
  return { search, pageNumber, pageCount: A_PAGE };
}

/** Of the same name some are told apart by their address. */
function person({ userId, fullName, email }: { userId: string; fullName: string; email: string }) {
  return item(userId, fullName, email);
}

function item(choiceId: string, label: string, code = "") {
  return { choiceId, label, code, parentId: null };
}
