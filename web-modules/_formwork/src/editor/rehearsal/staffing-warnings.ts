import { api } from "@groundwork/kit";
import { readAll } from "@groundwork/kit/directory";
import { type StaffedDrawing, stuckSteps } from "../../staffing";
import type { ProblemItem } from "../problem-items";
import { addressToMend, nodeNames } from "../problem-places";

/**
 * Steps that nobody may do as things are, wherever one publishes from. None where that cannot be told: it keeps nobody
 * from publishing.
 */
export async function staffingWarnings(formTemplateId: string): Promise<ProblemItem[]> {
  try {
    const [drawing, teams] = await Promise.all([
      api.get("/api/FormTemplateSetting/GetFormWorkflow/{formTemplateId}", { path: { formTemplateId } }),
      readAll((page) => api.get("/api/Team/QueryTeams", { query: page })),
    ]);
    const workflow = drawing as unknown as StaffedDrawing;
    const names = nodeNames(workflow, (button) => button);
    return [...stuckSteps(workflow, teams)].flatMap(([subjectId, code]) => {
      // What no path leads to is a problem of the drawing.
      if (code === "noPath") return [];
      const to = addressToMend(formTemplateId, { view: "workflow", subjectId });
      const problem = { code, subjectId, params: {}, isWarning: true };
      return [
        { key: subjectId, view: "workflow" as const, title: names.get(subjectId) ?? "", problem, to, choose: null },
      ];
    });
  } catch {
    return [];
  }
}
