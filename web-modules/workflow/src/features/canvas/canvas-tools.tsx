import { ActionIcon } from "@groundwork/kit";
import {
  ArrowDownFromLine,
  ArrowRightFromLine,
  Expand,
  Fullscreen,
  Map as MapIcon,
  PanelRight,
  Shrink,
  ZoomIn,
  ZoomOut,
} from "@groundwork/kit/icons";
import { Tooltip } from "@groundwork/kit/overlay";
import { Panel, useReactFlow } from "@xyflow/react";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { type Direction, layout, type Size } from "../../graph";
import { messages } from "../../messages";
import type { Icon } from "../../nodes/node-kind";

import classes from "./canvas.module.css";
import { FIT } from "./fit";
import { useFit } from "./use-fit";

interface CanvasToolsProps {
  hasMap: boolean;
  onMap: (hasMap: boolean) => void;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  panel?: { isShown: boolean; onToggle: () => void };
}

const QUICK = { duration: 160 } as const;

export function CanvasTools({ hasMap, onMap, isFull, onFull, panel }: CanvasToolsProps): ReactNode {
  const t = messages.useT();
  const { apply, mayEdit } = useEditor();
  const flow = useReactFlow();
  const fit = useFit();

  const arrange = (direction: Direction) => {
    const sizes = new Map<string, Size>();
    for (const { id, measured } of flow.getNodes())
      if (measured?.width && measured.height) sizes.set(id, { width: measured.width, height: measured.height });
    apply((workflow) => layout(workflow, direction, sizes));
    fit();
  };

  return (
    <Panel position="bottom-left" className={classes.panel ?? ""}>
      <div role="toolbar" aria-label={t("canvas.tools")} className={classes.tools}>
        <Tool icon={ZoomOut} label={t("canvas.zoomOut")} run={() => void flow.zoomOut(QUICK)} />
        <Tool icon={ZoomIn} label={t("canvas.zoomIn")} run={() => void flow.zoomIn(QUICK)} />
        <Tool icon={Fullscreen} label={t("canvas.fit")} run={() => void flow.fitView({ ...FIT, ...QUICK })} />
        {mayEdit && (
          <>
            <span className={classes.divider} />
            <Tool icon={ArrowRightFromLine} label={t("canvas.across")} run={() => arrange("right")} />
            <Tool icon={ArrowDownFromLine} label={t("canvas.down")} run={() => arrange("down")} />
          </>
        )}
        <span className={classes.divider} />
        <Tool icon={MapIcon} label={t("canvas.minimap")} isOn={hasMap} run={() => onMap(!hasMap)} />
        <Tool
          icon={isFull ? Shrink : Expand}
          label={t(isFull ? "canvas.leaveFullscreen" : "canvas.fullscreen")}
          run={() => onFull(!isFull)}
        />
        {panel && <Tool icon={PanelRight} label={t("canvas.panel")} isOn={panel.isShown} run={panel.onToggle} />}
      </div>
    </Panel>
  );
}

interface ToolProps {
  icon: Icon;
  label: string;
  isOn?: boolean;
  run: () => void;
}

function Tool({ icon: Icon, label, isOn, run }: ToolProps): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        onClick={run}
        {...(isOn === undefined ? {} : { "aria-pressed": isOn, variant: isOn ? "light" : "subtle" })}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
