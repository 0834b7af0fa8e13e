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

/** Who only looks is offered no settings: what they say stands in the head and in the lists. */
export const LOOKED_AT: readonly EditorView[] = ["build", "rules", "workflow", "preview"];

export function addressOf(formTemplateId: string, view: EditorView, isLooking = false): string {
  const said = new URLSearchParams();
  if (view !== "build" && view !== "workflow") said.set("view", view);
  if (isLooking) said.set("look", "1");
  const path = view === "workflow" ? `/workflow/${formTemplateId}` : `/forms/templates/${formTemplateId}`;
  return said.size > 0 ? `${path}?${said}` : path;
}
