import { isApiError, queryOptions } from "@groundwork/kit";
import { readAll } from "@groundwork/kit/directory";
import { keyOf } from "../api/keys";
import { readTemplates, type TemplateRow } from "./api";

/** Every template in use that the person sees, for a choice of them. */
export const templateChoice = queryOptions({
  queryKey: keyOf("templates", "choice"),
  queryFn: ({ signal }) => readAll((page) => readTemplates(page, signal)),
  staleTime: 60_000,
});

/** The same for who starts one, as this person did last. */
export const startChoice = queryOptions({
  queryKey: keyOf("templates", "start"),
  queryFn: ({ signal }) =>
    readAll((page) => readTemplates({ ...page, sort: "-startedAt" }, signal)).catch((error: unknown) => {
      // The service of the release before does not know this order: then by name, as it had it.
      if (!isApiError(error) || error.httpStatus !== 422) throw error;
      return readAll((page) => readTemplates(page, signal));
    }),
  staleTime: 60_000,
});

export function isFillable(template: TemplateRow): boolean {
  return template.mayFill && template.publishedVersion !== null && !template.isArchived;
}

/** In use, and begun by teams and roles that the person is not of. */
export function isOthers({ isArchived, publishedVersion, startedBy, startedByRoles }: TemplateRow): boolean {
  return publishedVersion !== null && !isArchived && startedBy.length + startedByRoles.length > 0;
}

/** Where the person may start it. */
export function startableIn<Project extends { projectId: string }>(
  template: TemplateRow,
  projects: readonly Project[],
): Project[] {
  const { startProjectIds } = template;
  return projects.filter(({ projectId }) => startProjectIds === null || startProjectIds.includes(projectId));
}

export function startAddress(formTemplateId: string): string {
  return `/forms/submissions/new?template=${formTemplateId}`;
}
