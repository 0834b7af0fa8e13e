import {
  type DraftSaver,
  type MendPlace,
  type ProblemItem,
  type Publishable,
  type Publishing,
  useProblemItems,
  usePublish,
} from "@groundwork/formwork/editor";
import { useCallback, useMemo, useRef } from "react";
import type { Editor } from "../../editor-context";
import type { Workflow } from "../../graph";
import type { FormParts } from "./api";

/** Publishing from the workflow: what is wrong in the drawing is known as one draws, the rest by asking. */
export function usePublishing(
  { templateId, workflow, problems: ofWorkflow, stuck }: Editor,
  saver: DraftSaver<Workflow>,
  form: FormParts,
  show: (id: string) => void,
): { publishing: Publishing; items: ProblemItem[] } {
  const warned = useRef<readonly ProblemItem[]>([]);
  const draft = useMemo<Publishable>(
    () => ({
      flush: () => saver.flush(),
      isSaved: () => saver.state().kind === "saved",
      subscribe: saver.subscribe,
      warnings: () => warned.current,
      seen: () => ({ workflowVersion: saver.version() }),
    }),
    [saver],
  );
  const publishing = usePublish(templateId, draft);
  const { problems: found } = publishing;
  const problems = useMemo(() => {
    const drawn = new Set([...workflow.nodes, ...workflow.edges].map(({ id }) => id));
    const codes = new Set(ofWorkflow.map(({ code }) => code));
    const ofForm = found.filter(({ subjectId, code }) => !drawn.has(subjectId) && !codes.has(code));
    // As the drawing says it: it can be published, though it waits for nobody there.
    const ofSteps = [...stuck]
      .filter(([, code]) => code !== "noPath")
      .map(([subjectId, code]) => ({ code, subjectId, params: {}, isWarning: true }));
    return [...ofForm, ...ofWorkflow, ...ofSteps];
  }, [found, ofWorkflow, workflow, stuck]);
  const fieldName = useCallback((id: string) => form.fieldNames.get(id) ?? null, [form]);
  const chooserOf = ({ view, subjectId }: MendPlace) =>
    view === "workflow" && subjectId !== null ? () => show(subjectId) : null;
  const items = useProblemItems({ templateId, problems, fieldName, pages: form.pages, drawing: workflow, chooserOf });
  warned.current = items.filter(({ problem }) => problem.isWarning);
  return { publishing, items };
}
