import { keepPlace, keptPlaceOf } from "@groundwork/formwork/editor";
import type { Problem } from "@groundwork/formwork/rules";
import { confirm } from "@groundwork/kit";
import { useEffect, useMemo, useState } from "react";
import type { Editor } from "../../editor-context";
import {
  type Added,
  checkForPublishing,
  deleteNode,
  findNode,
  Graph,
  nameNew,
  stuckSteps,
  triggerOf,
  type Workflow,
} from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";
import { useAtomValue } from "../../state";
import { Drawing } from "../draft/drawing";

type Given = Pick<Editor, "templateId" | "mayEdit" | "teams" | "pages"> & { opensSelected: boolean };

export interface EditorState extends Editor {
  /** Another drawing without a way back to this one. */
  beginWith: (workflow: Workflow) => void;
}

/** The drawing with its history, what is selected, and what is wrong with it. */
export function useEditorState(initial: Workflow, { opensSelected, ...given }: Given): EditorState {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { templateId } = given;
  const [drawing] = useState(() => {
    const { nodeId } = keptPlaceOf(templateId);
    const first = nodeId !== undefined || !opensSelected ? (nodeId ?? null) : (triggerOf(initial)?.id ?? null);
    return new Drawing(initial, first);
  });
  // Who comes back goes on where they were.
  useEffect(() => () => keepPlace(templateId, { nodeId: drawing.chosenId() }), [templateId, drawing]);
  const workflow = useAtomValue(drawing.workflowAtom);
  const direction = useAtomValue(drawing.directionAtom);
  const selectedId = useAtomValue(drawing.selectedIdAtom);
  const canUndo = useAtomValue(drawing.canUndoAtom);
  const canRedo = useAtomValue(drawing.canRedoAtom);
  const { apply, beginWith, select, deselect } = drawing;

  const add = (by: (workflow: Workflow) => Added | null) => {
    const added = by(workflow);
    if (!added) return;
    apply(() => nameNew(workflow, added.workflow, t("step.new")));
    select(added.nodeId);
  };
  const remove = async (nodeId: string) => {
    const node = findNode(workflow, nodeId);
    if (!node) return;
    const name = nameOf(node);
    const confirmed = await confirm({
      title: t("editor.delete.title", { name }),
      body: node.type === "step" ? t("editor.delete.step") : t("editor.delete.other"),
      verb: t("editor.delete.verb", { name }),
      danger: true,
    });
    if (!confirmed) return;
    apply((latest) => deleteNode(latest, nodeId));
    select(null);
  };

  const problems = useMemo(() => problemsOf(workflow, given.pages), [workflow, given.pages]);
  const problemsAt = useMemo(() => {
    const byId = Map.groupBy(problems, (problem) => problem.subjectId);
    return (id: string) => byId.get(id) ?? [];
  }, [problems]);
  const stuck = useMemo(() => stuckSteps(workflow, given.teams), [workflow, given.teams]);
  return {
    ...given,
    workflow,
    direction,
    problems,
    problemsAt,
    stuck,
    selectedId,
    select,
    deselect,
    apply,
    beginWith,
    add,
    remove: (nodeId) => void remove(nodeId),
    undo: canUndo ? drawing.undo : null,
    redo: canRedo ? drawing.redo : null,
  };
}

/** The workflow's own problems, and pages that a step holds but the form no longer has. */
function problemsOf(workflow: Workflow, pages: Editor["pages"]): Problem[] {
  const known = new Set(pages.map((page) => page.id));
  const { reached } = new Graph(workflow);
  const lost = [...reached.values()].filter(
    (node) => node.type === "step" && node.data.pageIds.some((pageId) => !known.has(pageId)),
  );
  return [
    ...checkForPublishing(workflow),
    ...lost.map(({ id }) => ({ code: "unknownPage", subjectId: id, params: {} })),
  ];
}
