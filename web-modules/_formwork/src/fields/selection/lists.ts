import { type Answer, api, queryOptions } from "@groundwork/kit";
import { readAll, type WriteKey } from "@groundwork/kit/directory";

export type ChoiceList = Answer<"/api/ChoiceList/QueryChoiceLists">["data"][number];

/** As the screen of lists keeps them: what is changed there is read anew here. */
export const LISTS = ["forms", "choice-lists"] as const;

/** Those in use, all of them: a company has a few hundred at most. */
export const choiceListsQuery = queryOptions({
  queryKey: [...LISTS, "all"],
  queryFn: ({ signal }) =>
    readAll((page) => api.get("/api/ChoiceList/QueryChoiceLists", { query: { isArchived: false, ...page }, signal })),
});

export async function createList(
  body: { choiceListId: string; name: string; parentListId?: string | null },
  options: WriteKey,
): Promise<ChoiceList> {
  return api.post("/api/ChoiceList/CreateChoiceList", { body, ...options });
}
