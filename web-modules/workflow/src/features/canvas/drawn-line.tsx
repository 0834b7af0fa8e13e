import { type ConnectionLineComponentProps, EdgeLabelRenderer, getSmoothStepPath, useStore } from "@xyflow/react";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { type Meant, meantBy } from "../../graph";
import { messages } from "../../messages";
import classes from "./canvas.module.css";
import type { FlowNode } from "./flow-types";
import { endsOf, useCardAt } from "./line-end";

/** The line while it is drawn: what letting go here would do, or why it would do nothing. */
export function DrawnLine(props: ConnectionLineComponentProps<FlowNode>): ReactNode {
  const { fromX, fromY, toX, toY, fromPosition, toPosition, fromNode, fromHandle, toNode } = props;
  const { workflow } = useEditor();
  const zoom = useStore(({ transform }) => transform[2]);
  const cardAt = useCardAt();
  const overId = toNode?.id ?? cardAt({ x: toX, y: toY });
  const meant =
    overId === null || overId === fromNode.id
      ? null
      : meantBy(workflow, ...endsOf(fromNode.id, fromHandle.type, overId));
  const isNewButton = overId === null && fromNode.type === "step" && fromHandle.type === "source";
  const [path] = getSmoothStepPath({
    sourceX: fromX,
    sourceY: fromY,
    sourcePosition: fromPosition,
    targetX: toX,
    targetY: toY,
    targetPosition: toPosition,
    borderRadius: 14,
  });
  return (
    <>
      <path
        d={path}
        className={`react-flow__connection-path ${classes.drawn}`}
        data-refused={meant?.kind === "refused" || undefined}
      />
      <EdgeLabelRenderer>
        <Tip meant={meant} isNewButton={isNewButton} x={toX} y={toY} zoom={zoom} />
      </EdgeLabelRenderer>
    </>
  );
}

interface TipProps {
  meant: Meant | null;
  isNewButton: boolean;
  x: number;
  y: number;
  zoom: number;
}

/** Beside the pointer, and as large as life however small the drawing is shown. */
function Tip({ meant, isNewButton, x, y, zoom }: TipProps): ReactNode {
  const t = messages.useT();
  const words = () => {
    if (meant?.kind === "refused") return t(`refusal.${meant.refusal}`);
    if (meant?.kind === "throughButton" || meant?.kind === "throughWayBack") return t(`canvas.${meant.kind}`);
    return isNewButton ? t("canvas.newButton") : null;
  };
  const said = words();
  if (said === null) return null;
  return (
    <div
      role="status"
      className={classes.tip}
      data-refused={meant?.kind === "refused" || undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${1 / zoom}) translate(14px, 14px)` }}
    >
      {said}
    </div>
  );
}
