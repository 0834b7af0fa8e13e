import { ActionIcon, LoadingState } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { Menu, Tooltip } from "@groundwork/kit/overlay";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { messages } from "../../messages";
import { type Node, rulesOf } from "../../nodes/rules-registry";
import { useNodeName } from "../../nodes/use-node-name";

const load = () => import("./node-choices");
const NodeChoices = lazy(load);

/** Adds and connects without a mouse. */
export function NodeMenu({ node, isQuiet = false }: { node: Node; isQuiet?: boolean }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { leadsTo, leadsBack } = rulesOf(node.type);
  const leads = leadsTo.length > 0 || leadsBack === true;
  useEffect(() => {
    // Before it is opened: whoever opens it by a key goes on by the next one.
    if (leads) void load();
  }, [leads]);
  if (!leads) return null;
  return (
    <Menu position="bottom-start" withinPortal>
      <Tooltip label={t("canvas.next")}>
        <Menu.Target>
          <ActionIcon
            variant={isQuiet ? "subtle" : "filled"}
            color="spruce"
            aria-label={t("canvas.nextOf", { name: nameOf(node) })}
          >
            <Plus size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Suspense fallback={<LoadingState rows={2} />}>
          <NodeChoices node={node} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
