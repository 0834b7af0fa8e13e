import { type Answer, api, queryOptions } from "@groundwork/kit";

export type TemplateDetail = Answer<"/api/FormTemplateSetting/GetFormDetail/{formTemplateId}">;
export type PublishProblem = Answer<"/api/FormTemplate/GetPublishProblems">["problems"][number];

/** One answer for both editors: who goes from one to the other sees the same head at once. */
export const templateQuery = (formTemplateId: string) =>
  queryOptions({
    queryKey: ["forms", "templates", "detail", formTemplateId] as const,
    queryFn: ({ signal }) =>
      api.get("/api/FormTemplateSetting/GetFormDetail/{formTemplateId}", { path: { formTemplateId }, signal }),
  });

export type EditorView = "build" | "rules" | "workflow" | "settings" | "preview";

export const EDITOR_VIEWS: readonly EditorView[] = ["build", "rules", "workflow", "settings", "preview"];

export function addressOf(formTemplateId: string, view: EditorView): string {
  if (view === "workflow") return `/workflow/${formTemplateId}`;
  const form = `/forms/templates/${formTemplateId}`;
  return view === "build" ? form : `${form}?view=${view}`;
}
