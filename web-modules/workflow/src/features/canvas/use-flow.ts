import { applyNodeChanges, type NodeChange } from "@xyflow/react";
import { useCallback, useContext, useLayoutEffect, useMemo, useState } from "react";
import { useEditor } from "../../editor-context";
import { type Edge, findNode, isWayBack, move, type Position, trapLines, type Workflow, waysOut } from "../../graph";
import type { Standing } from "../../graph/play";
import { messages } from "../../messages";
import { LABELS } from "../../nodes/labels";
import type { Node } from "../../nodes/rules-registry";
import { useNodeName } from "../../nodes/use-node-name";
import { markOf, PlayContext } from "../play/play-context";
import classes from "./canvas.module.css";
import type { FlowEdge, FlowNode } from "./flow-types";

function draw(node: Node, before: FlowNode | undefined, selected: boolean, ariaLabel: string): FlowNode {
  const isSame = before?.data.node === node && before.selected === selected && before.ariaLabel === ariaLabel;
  if (isSame && !before.dragging) return before;
  const { id, type, position, origin } = node;
  return { ...before, id, type, position: { ...position }, origin: [...origin], data: { node }, selected, ariaLabel };
}

/**
 * The workflow as the drawing library wants it. While a card is dragged only the drawing knows; where it is dropped
 * becomes part of the workflow.
 */
export function useFlow() {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow, problems, selectedId, select, deselect, apply } = useEditor();
  const played = useContext(PlayContext);
  const labelOf = useCallback(
    (node: Node) => {
      const label = t("canvas.node", { kind: t(LABELS[node.type]), name: nameOf(node) });
      const mark = markOf(played, node.id);
      return mark ? t("play.marked", { node: label, mark: t(`play.mark.${mark}`) }) : label;
    },
    [t, nameOf, played],
  );
  const drawAll = useCallback(
    (drawn: readonly FlowNode[]) => {
      const before = new Map(drawn.map((each) => [each.id, each]));
      return workflow.nodes.map((node) => draw(node, before.get(node.id), node.id === selectedId, labelOf(node)));
    },
    [workflow, selectedId, labelOf],
  );
  // All of them from the start: what is shown at first is fitted to what is there then.
  const [nodes, setNodes] = useState(() => drawAll([]));
  useLayoutEffect(() => setNodes(drawAll), [drawAll]);

  const drawn = useMemo(() => edgesOf(workflow, selectedId, nameOf, t), [workflow, selectedId, nameOf, t]);
  const caught = useMemo(() => trapLines(workflow, problems, selectedId), [workflow, problems, selectedId]);
  const edges = useMemo(() => {
    if (played) return drawn.map((edge) => passedBy(edge, played));
    return caught.size === 0 ? drawn : drawn.map((edge) => (caught.has(edge.id) ? marked(edge, classes.caught) : edge));
  }, [drawn, played, caught]);

  const selectBy = useCallback(
    (changes: readonly { type: string; id?: string; selected?: boolean }[]) => {
      const chosen = changes.find((each) => each.type === "select" && each.selected);
      if (chosen?.id) select(chosen.id);
      else for (const each of changes) if (each.type === "select" && each.id) deselect(each.id);
    },
    [select, deselect],
  );

  const changeNodes = useCallback(
    (changes: NodeChange<FlowNode>[]) => {
      setNodes((drawn) =>
        applyNodeChanges(
          changes.filter((each) => each.type !== "select"),
          drawn,
        ),
      );
      const dropped = new Map<string, Position>();
      for (const each of changes)
        if (each.type === "position" && !each.dragging && each.position) dropped.set(each.id, each.position);
      if (dropped.size > 0) apply((latest) => move(latest, dropped));
      selectBy(changes);
    },
    [apply, selectBy],
  );
  return { nodes, edges, changeNodes, changeEdges: selectBy };
}

function passedBy(edge: FlowEdge, played: Standing): FlowEdge {
  return markOf(played, edge.id) === "passed" ? marked(edge, classes.passed) : edge;
}

function marked(edge: FlowEdge, mark = ""): FlowEdge {
  return { ...edge, className: `${edge.className ?? ""} ${mark}` };
}

type Words = ReturnType<typeof messages.useT>;

/** Of a line out of a condition: when it is taken. The number is the branch's in the condition's settings. */
export function lineLabel(workflow: Workflow, edge: Edge, t: Words): string {
  if (findNode(workflow, edge.source)?.type !== "condition") return "";
  if (!edge.when) return t("canvas.otherwise");
  const { branches } = waysOut(workflow, edge.source);
  return t("canvas.if", { count: branches.length, number: branches.indexOf(edge) + 1 });
}

function edgesOf(workflow: Workflow, selectedId: string | null, nameOf: (node: Node) => string, t: Words): FlowEdge[] {
  const named = (id: string) => {
    const node = findNode(workflow, id);
    return node ? nameOf(node) : "";
  };
  const isBack = (id: string) => {
    const node = findNode(workflow, id);
    return node !== undefined && isWayBack(node);
  };
  return workflow.edges.map((edge) => ({
    ...edge,
    data: { edge, label: lineLabel(workflow, edge, t) },
    className: isBack(edge.source) ? (classes.back ?? "") : "",
    selected: edge.id === selectedId,
    // Drawn before the cards, they would all be passed before the first card; each card's menu cuts its own.
    domAttributes: { tabIndex: -1 },
    ariaLabel: t("canvas.edge", { source: named(edge.source), target: named(edge.target) }),
  }));
}
