import "@xyflow/react/dist/base.css";
import { isDialogOpen } from "@groundwork/formwork/editor";
import {
  Background,
  type Connection as DrawnConnection,
  type FinalConnectionState,
  MiniMap,
  type OnBeforeDelete,
  ReactFlow,
  useReactFlow,
} from "@xyflow/react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useEditor } from "../../editor-context";
import { addButton, connect, disconnect, drawMeant, meantBy } from "../../graph";
import { messages } from "../../messages";
import type { NodeType } from "../../nodes/rules-registry";
import { NODE_TYPES } from "../../nodes/rules-registry";
import classes from "./canvas.module.css";
import { CanvasTools } from "./canvas-tools";
import { Connection } from "./connection";
import { DrawnLine } from "./drawn-line";
import { FIT } from "./fit";
import type { FlowEdge, FlowNode } from "./flow-types";
import { endsOf, useCardAt } from "./line-end";
import { NodeCard } from "./node-card";
import { useFirstView } from "./use-first-view";
import { useFlow } from "./use-flow";
import { useKeepFocus } from "./use-keep-focus";
import { useShowAdded } from "./use-show-added";

const nodeTypes = Object.fromEntries(NODE_TYPES.map((type) => [type, NodeCard])) as Record<NodeType, typeof NodeCard>;
const edgeTypes = { smoothstep: Connection };

const MIN_ZOOM = 0.1;
const SNAP: [number, number] = [10, 10];

function pointOf(event: MouseEvent | TouchEvent): { x: number; y: number } {
  const point = "changedTouches" in event ? event.changedTouches[0] : event;
  return { x: point?.clientX ?? 0, y: point?.clientY ?? 0 };
}

interface CanvasProps {
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  /** Absent where there is no panel to hide. */
  panel?: { isShown: boolean; onToggle: () => void };
}

/** The drawing: cards to move, lines to draw. What may be connected is the rules' to say. */
export function Canvas({ isFull, onFull, panel }: CanvasProps): ReactNode {
  const t = messages.useT();
  const { workflow, mayEdit, apply, add, remove, select } = useEditor();
  const { nodes, edges, changeNodes, changeEdges } = useFlow();
  const { screenToFlowPosition } = useReactFlow();
  const cardAt = useCardAt();
  const [hasMap, setMap] = useState(false);
  useShowAdded(nodes);
  useFirstView();
  useKeepFocus(workflow);

  const isValid = useCallback(
    ({ source, target }: DrawnConnection | FlowEdge) => meantBy(workflow, source, target).kind !== "refused",
    [workflow],
  );

  const drawLine = (source: string, target: string) => {
    if (meantBy(workflow, source, target).kind === "edge") apply((latest) => connect(latest, source, target));
    else add((latest) => drawMeant(latest, source, target));
  };

  /** Let go on a card, it means that card; over nothing, a line from a step becomes a new button there. */
  const endLine = (event: MouseEvent | TouchEvent, { fromNode, toNode, fromHandle }: FinalConnectionState) => {
    if (!mayEdit || toNode || !fromNode || !fromHandle) return;
    const point = screenToFlowPosition(pointOf(event));
    const over = cardAt(point);
    if (over === fromNode.id) return;
    if (over !== null) drawLine(...endsOf(fromNode.id, fromHandle.type, over));
    else if (fromNode.type === "step" && fromHandle.type === "source")
      add((latest) => addButton(latest, fromNode.id, { x: Math.round(point.x), y: Math.round(point.y - 22) }));
  };

  /** Nothing is deleted behind the workflow's back: the library only says what is meant. */
  const askToDelete: OnBeforeDelete<FlowNode, FlowEdge> = async (meant) => {
    if (isDialogOpen()) return false;
    const [node] = meant.nodes;
    if (node) remove(node.id);
    else apply((latest) => meant.edges.reduce((left, edge) => disconnect(left, edge.id), latest));
    return false;
  };

  const words = useMemo(
    () => ({
      "node.a11yDescription.default": t(mayEdit ? "canvas.help" : "canvas.previewHelp"),
      "node.a11yDescription.keyboardDisabled": t("canvas.previewHelp"),
      "node.a11yDescription.ariaLiveMessage": ({ x, y }: { x: number; y: number }) =>
        t("canvas.moved", { x: Math.round(x), y: Math.round(y) }),
      "edge.a11yDescription.default": t("canvas.edgeHelp"),
      "minimap.ariaLabel": t("canvas.minimap"),
    }),
    [t, mayEdit],
  );

  return (
    <section className={classes.canvas} aria-label={t("canvas.title")}>
      <ReactFlow<FlowNode, FlowEdge>
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodesChange={changeNodes}
        onEdgesChange={changeEdges}
        onConnect={({ source, target }) => drawLine(source, target)}
        connectionLineComponent={DrawnLine}
        onConnectEnd={endLine}
        isValidConnection={isValid}
        onBeforeDelete={askToDelete}
        onPaneClick={() => select(null)}
        deleteKeyCode={mayEdit ? ["Delete", "Backspace"] : null}
        multiSelectionKeyCode={null}
        selectionKeyCode={null}
        nodesDraggable={mayEdit}
        nodesConnectable={mayEdit}
        nodeDragThreshold={4}
        connectionRadius={28}
        snapToGrid
        snapGrid={SNAP}
        minZoom={MIN_ZOOM}
        maxZoom={2}
        fitView
        fitViewOptions={FIT}
        ariaLabelConfig={words}
        proOptions={{ hideAttribution: true }}
      >
        <Background gap={20} size={1.5} />
        {hasMap && <MiniMap pannable zoomable className={classes.map ?? ""} nodeBorderRadius={8} />}
        <CanvasTools hasMap={hasMap} onMap={setMap} isFull={isFull} onFull={onFull} {...(panel ? { panel } : {})} />
      </ReactFlow>
    </section>
  );
}
