import { api, queryOptions } from "@groundwork/kit";
import type { AskedField } from "../../asked";
import type { AskedItem } from "../../model";

const A_PAGE = 100;

interface Found {
  items: AskedItem[];
  total: number;
}

/** What a field may name, by what it is called; without who left and what is archived. */
export function namedQuery(field: AskedField, search: string) {
  const { of = "person", listId = null } = field.setting as { of?: string; listId?: string | null };
  const what = field.type === "directory" ? of : "list";
  return queryOptions({
    queryKey: ["formwork", "named", what, listId, search],
    queryFn: ({ signal }): Promise<Found> =>
      find(what, listId ?? "", { search, pageNumber: 1, pageCount: A_PAGE }, signal),
    enabled: what !== "list" || listId !== null,
    placeholderData: (before) => before,
  });
}

interface Page {
  search: string;
  pageNumber: number;
  pageCount: number;
}

async function find(what: string, listId: string, page: Page, signal: AbortSignal): Promise<Found> {
  switch (what) {
    case "list": {
      const query = { choiceListId: listId, isArchived: false, ...page };
      const { data, totalCount } = await api.get("/api/ChoiceList/QueryChoices", { query, signal });
      return { items: data.map(({ choiceId, label }) => ({ id: choiceId, label })), total: totalCount };
    }
    case "team": {
      const { data, totalCount } = await api.get("/api/Team/QueryTeams", { query: page, signal });
      return { items: data.map(({ teamId, name }) => ({ id: teamId, label: name })), total: totalCount };
    }
    case "project": {
      const query = { ...page, sort: "name" as const };
      const { data, totalCount } = await api.get("/api/Project/QueryProjects", { query, signal });
      return { items: data.map(({ projectId, name }) => ({ id: projectId, label: name })), total: totalCount };
    }
    default: {
      const query = { ...page, sort: "name" as const };
      const { data, totalCount } = await api.get("/api/Member/QueryMembers", { query, signal });
      return { items: data.map(({ userId, fullName }) => ({ id: userId, label: fullName })), total: totalCount };
    }
  }
}
