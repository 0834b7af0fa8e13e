import { keepPlace, keptPlaceOf } from "@groundwork/formwork/editor";
import type { Problem } from "@groundwork/formwork/rules";
import { confirm } from "@groundwork/kit";
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { Editor } from "../../editor-context";
import {
  type Added,
  checkForPublishing,
  deleteNode,
  directionOf,
  findNode,
  Graph,
  nameNew,
  stuckSteps,
  triggerOf,
  type Workflow,
} from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";
import { change, type History, newHistory, redo, undo } from "../draft/history";

type Change = { kind: "change"; by: (workflow: Workflow) => Workflow; now: number } | { kind: "undo" | "redo" };

function reduce(history: History, action: Change): History {
  if (action.kind === "change") return change(history, action.by(history.present), action.now);
  return action.kind === "undo" ? undo(history) : redo(history);
}

type Given = Pick<Editor, "templateId" | "mayEdit" | "teams" | "pages"> & { opensSelected: boolean };

/** The drawing with its history, what is selected, and what is wrong with it. */
export function useEditorState(initial: Workflow, { opensSelected, ...given }: Given): Editor {
  const t = messages.useT();
  const nameOf = useNodeName();
  const [history, act] = useReducer(reduce, initial, newHistory);
  const { templateId } = given;
  const [selectedId, select] = useState(() => {
    const { nodeId } = keptPlaceOf(templateId);
    return nodeId !== undefined || !opensSelected ? (nodeId ?? null) : (triggerOf(initial)?.id ?? null);
  });
  // Who comes back goes on where they were.
  const selected = useRef(selectedId);
  selected.current = selectedId;
  useEffect(() => () => keepPlace(templateId, { nodeId: selected.current }), [templateId]);
  const workflow = history.present;

  const apply = useCallback((by: (workflow: Workflow) => Workflow) => act({ kind: "change", by, now: Date.now() }), []);
  const deselect = useCallback((id: string) => select((current) => (current === id ? null : current)), []);
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
  const isThere =
    workflow.nodes.some(({ id }) => id === selectedId) || workflow.edges.some(({ id }) => id === selectedId);

  return {
    ...given,
    workflow,
    direction: directionOf(workflow),
    problems,
    problemsAt,
    stuck,
    selectedId: isThere ? selectedId : null,
    select,
    deselect,
    apply,
    add,
    remove: (nodeId) => void remove(nodeId),
    undo: history.past.length > 0 ? () => act({ kind: "undo" }) : null,
    redo: history.future.length > 0 ? () => act({ kind: "redo" }) : null,
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
