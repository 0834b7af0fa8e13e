import { api, queryOptions } from "@groundwork/kit";
import type { AskedField } from "../../asked";
import type { AskedItem } from "../../model";

const A_PAGE = 100;

/** With what tells it from others of its name. */
export interface FoundItem extends AskedItem {
  behind?: string | undefined;
}

/** Each with what stands behind its name where another one has the same. */
export function toldApart(items: readonly FoundItem[]): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const { label } of items) counts.set(label, (counts.get(label) ?? 0) + 1);
  return items.map(({ id, label, behind }) => ({
    value: id,
    label: behind && (counts.get(label) ?? 0) > 1 ? `${label} (${behind})` : label,
  }));
}

/** What a field may name, by what it is called; without who left and what is archived. */
export function namedQuery(field: AskedField, search: string) {
  const { of = "person", listId = null } = field.setting as { of?: string; listId?: string | null };
  const what = field.type === "directory" ? of : "list";
  return queryOptions({
    queryKey: ["formwork", "named", what, listId, search],
    queryFn: ({ signal }) => find(what, listId ?? "", { search, pageNumber: 1, pageCount: A_PAGE }, signal),
    enabled: what !== "list" || listId !== null,
    placeholderData: (before) => before,
  });
}

interface Page {
  search: string;
  pageNumber: number;
  pageCount: number;
}

async function find(what: string, choiceListId: string, query: Page, signal: AbortSignal): Promise<FoundItem[]> {
  switch (what) {
    case "list": {
      const asked = { choiceListId, isArchived: false, ...query };
      const { data } = await api.get("/api/ChoiceList/QueryChoices", { query: asked, signal });
      return data.map(({ choiceId: id, label, parentLabel, code }) => ({
        ...{ id, label },
        behind: [parentLabel, code].filter(Boolean).join(" · "),
      }));
    }
    case "team": {
      const { data } = await api.get("/api/Team/QueryTeams", { query, signal });
      return data.map(({ teamId: id, name: label }) => ({ id, label }));
    }
    case "project": {
      const { data } = await api.get("/api/Project/QueryProjects", { query: { ...query, sort: "name" }, signal });
      return data.map(({ projectId: id, name: label }) => ({ id, label }));
    }
    default: {
      const { data } = await api.get("/api/Member/QueryMembers", { query: { ...query, sort: "name" }, signal });
      return data.map(({ userId: id, fullName: label, email: behind }) => ({ id, label, behind }));
    }
  }
}
