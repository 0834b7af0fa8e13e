import { ActionIcon } from "@groundwork/kit";
import { Copy, Settings2, Trash2 } from "@groundwork/kit/icons";
import { Tooltip } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { canDelete, copyNode } from "../../graph";
import { messages } from "../../messages";
import type { Node } from "../../nodes/rules-registry";
import { useNodeName } from "../../nodes/use-node-name";
import { useShowSettings } from "../editor/show-settings";
import classes from "./canvas.module.css";
import { NodeMenu } from "./node-menu";

/** Under the selected node, and above its settings: what can be done with it. */
export function NodeTools({ node, withSettings = true }: { node: Node; withSettings?: boolean }): ReactNode {
  const t = messages.useT();
  const name = useNodeName()(node);
  const { workflow, add, remove } = useEditor();
  const showSettings = useShowSettings();
  const deletable = canDelete(workflow, node.id);
  return (
    <div role="toolbar" aria-label={t("canvas.nodeTools", { name })} className={`${classes.tools} nodrag nopan`}>
      <NodeMenu node={node} />
      {withSettings && (
        <Tooltip label={t("canvas.settings")}>
          <ActionIcon aria-label={t("canvas.settings")} onClick={() => showSettings(node.id)}>
            <Settings2 size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t("canvas.copy")}>
        <ActionIcon aria-label={t("canvas.copy")} onClick={() => add((workflow) => copyNode(workflow, node.id))}>
          <Copy size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={deletable ? t("canvas.delete") : t("canvas.lastStep")}>
        <ActionIcon
          aria-label={deletable ? t("canvas.delete") : t("canvas.lastStep")}
          disabled={!deletable}
          onClick={() => remove(node.id)}
        >
          <Trash2 size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
