import type { AskedDirectory, DirectorySource } from "@groundwork/formwork";
import { api } from "@groundwork/kit";

const A_PAGE = 50;

/** Of who is signed in. `projectId`: of the submission; null: of none, as where a form is tried out. */
export function memberDirectory(projectId: string | null): DirectorySource {
  return {
    key: ["directory", projectId],
    find: ({ of, ...asked }, signal) => {
      if (of === "person") return findPeople(asked, projectId, signal);
      return of === "team" ? findTeams(asked, signal) : findProjects(asked, signal);
    },
  };
}

type Asked = Omit<AskedDirectory, "of">;

async function findPeople(asked: Asked, projectId: string | null, signal: AbortSignal) {
  const { data, totalCount } = await api.get("/api/Member/QueryMembers", {
    query: {
      ...paged(asked),
      sort: "name",
      teamIds: [...asked.teamIds],
      ...(asked.ofProject && projectId ? { projectId } : {}),
    },
    signal,
  });
  // Of the same name some are told apart by their address.
  return { items: data.map(({ userId, fullName, email }) => item(userId, fullName, email)), total: totalCount };
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

function item(choiceId: string, label: string, code = "") {
  return { choiceId, label, code, parentId: null };
}
