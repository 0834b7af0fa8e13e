import { ActionIcon } from "@groundwork/kit";
import { X } from "@groundwork/kit/icons";
import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getSmoothStepPath } from "@xyflow/react";
import { lazy, type ReactNode, Suspense } from "react";
import { useEditor } from "../../editor-context";
import { disconnect, turnOf } from "../../graph";
import { messages } from "../../messages";
import classes from "./canvas.module.css";
import type { FlowEdge } from "./flow-types";

const InsertMenu = lazy(() => import("./insert-menu"));

/** An edge; selected, it carries what is put onto it and the button that removes it. */
export function Connection(props: EdgeProps<FlowEdge>): ReactNode {
  const { id, data, selected, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, markerEnd } = props;
  const t = messages.useT();
  const { mayEdit, apply, direction } = useEditor();
  const [path, x, y] = getSmoothStepPath({
    ...turnOf(direction, { x: sourceX, y: sourceY }, { x: targetX, y: targetY }),
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition,
    targetPosition,
    borderRadius: 14,
  });
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        interactionWidth={24}
        {...(markerEnd ? { markerEnd } : {})}
        {...(data?.label && !selected ? { label: data.label, labelX: x, labelY: y, labelBgPadding: [6, 3] } : {})}
      />
      {selected && mayEdit && (
        <EdgeLabelRenderer>
          <div
            className={`${classes.onLine} nodrag nopan`}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          >
            <Suspense>
              <InsertMenu edgeId={id} />
            </Suspense>
            <ActionIcon
              variant="default"
              radius="xl"
              size="sm"
              aria-label={t("canvas.cut")}
              onClick={() => apply((workflow) => disconnect(workflow, id))}
            >
              <X size={14} aria-hidden />
            </ActionIcon>
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
