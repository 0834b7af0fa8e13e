import { type Answer, api, queryOptions } from "@groundwork/kit";
import { readAll } from "@groundwork/kit/directory";

type Template = Answer<"/api/FormTemplate/QueryFormTemplates">["data"][number];

/** Forms that have been published and are in use: of whichever project, publishing says whether they fit. */
export const publishedTemplates = queryOptions({
  queryKey: ["forms", "templates", "choice"],
  queryFn: ({ signal }): Promise<Template[]> =>
    readAll((page) => api.get("/api/FormTemplate/QueryFormTemplates", { query: page, signal })),
  staleTime: 60_000,
});
