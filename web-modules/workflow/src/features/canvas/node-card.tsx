import { Handle, type NodeProps, NodeToolbar, Position, useUpdateNodeInternals } from "@xyflow/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useEditor } from "../../editor-context";
import { messages } from "../../messages";
import { kindOf } from "../../nodes/kinds";
import { rulesOf } from "../../nodes/rules-registry";
import { usePlayMark } from "../play/play-context";
import classes from "./canvas.module.css";
import type { FlowNode } from "./flow-types";
import { NodeTools } from "./node-tools";

/** Any node on the drawing: its kind's card, where edges arrive and leave, and its toolbar while it is selected. */
export function NodeCard({ id, data: { node }, selected }: NodeProps<FlowNode>): ReactNode {
  const { direction, mayEdit, problemsAt, workflow } = useEditor();
  const t = messages.useT();
  const mark = usePlayMark(id);
  const refresh = useUpdateNodeInternals();
  const shown = useRef(direction);
  useEffect(() => {
    if (shown.current === direction) return;
    shown.current = direction;
    // Edges must find where the handles have gone.
    refresh(id);
  }, [refresh, id, direction]);
  const { Card } = kindOf(node.type);
  const { leadsTo, leadsBack } = rulesOf(node.type);
  const leads = leadsTo.length > 0 || leadsBack;
  const starts = node.type === "step" && node.data.triggerStep && !workflow.edges.some((edge) => edge.target === id);
  const [arrives, onward] = direction === "right" ? [Position.Left, Position.Right] : [Position.Top, Position.Bottom];
  // Ways back run beside the cards, not through those that lie between.
  const beside = direction === "right" ? Position.Bottom : Position.Right;
  const leaves = leadsBack ? beside : onward;
  return (
    <div
      className={classes.node}
      data-selected={selected || undefined}
      data-play={mark}
      data-problem={problemsAt(id).length > 0 || undefined}
    >
      <Handle
        type="target"
        id={`${node.type}In`}
        position={arrives}
        className={classes.handle}
        data-direction={direction}
        data-hidden={starts || undefined}
      />
      <Card node={node} />
      {mark && <span className={classes.playMark}>{t(`play.mark.${mark}`)}</span>}
      {leads && (
        <Handle
          type="source"
          id={`${node.type}Out`}
          position={leaves}
          className={classes.handle}
          data-direction={leadsBack ? undefined : direction}
        />
      )}
      {mayEdit && (
        <NodeToolbar isVisible={selected} position={Position.Bottom} offset={10}>
          <NodeTools node={node} />
        </NodeToolbar>
      )}
    </div>
  );
}
