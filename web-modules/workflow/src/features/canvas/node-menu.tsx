import { ActionIcon, Text } from "@groundwork/kit";
import { ArrowRight, Plus, Unlink } from "@groundwork/kit/icons";
import { Menu, Tooltip } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import {
  addFromMenu,
  connect,
  disconnect,
  findNode,
  insertBetween,
  nextAfterInserting,
  offersAfter,
  possibleTargets,
} from "../../graph";
import { messages } from "../../messages";
import { kindOf } from "../../nodes/kinds";
import { type Node, rulesOf } from "../../nodes/rules-registry";
import { useNodeName } from "../../nodes/use-node-name";

/** Adds and connects without a mouse: everything that may follow a node, and a word why some of it may not. */
export function NodeMenu({ node, isQuiet = false }: { node: Node; isQuiet?: boolean }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { leadsTo, leadsBack } = rulesOf(node.type);
  if (leadsTo.length === 0 && !leadsBack) return null;
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
        <Choices node={node} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Choices({ node }: { node: Node }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow, add, apply } = useEditor();
  const targets = possibleTargets(workflow, node.id);
  const edges = workflow.edges.filter(({ source }) => source === node.id);
  return (
    <>
      {offersAfter(workflow, node.id).map(({ type, refusal }) => {
        const { icon: Icon, offer } = kindOf(type);
        // A further step comes between this and what follows: nobody has to take the drawing apart for it.
        const inserts = type === "step" || type === "parallel" ? type : undefined;
        const before = inserts && refusal === "hasWay" ? nextAfterInserting(workflow, node.id, inserts) : undefined;
        const note = before ? t("canvas.before", { name: nameOf(before) }) : refusal && t(`refusal.${refusal}`);
        return (
          <Menu.Item
            key={type}
            leftSection={<Icon size={16} aria-hidden />}
            disabled={refusal !== null && !before}
            onClick={() =>
              add((latest) =>
                inserts && before ? insertBetween(latest, node.id, inserts) : addFromMenu(latest, node.id, type),
              )
            }
          >
            {t(offer)}
            {note && (
              <Text size="xs" component="div">
                {note}
              </Text>
            )}
          </Menu.Item>
        );
      })}
      {targets.length > 0 && <Menu.Label>{t("canvas.connectTo")}</Menu.Label>}
      {targets.map((target) => (
        <Menu.Item
          key={target.id}
          leftSection={<ArrowRight size={16} aria-hidden />}
          onClick={() => apply((latest) => connect(latest, node.id, target.id))}
        >
          {nameOf(target)}
        </Menu.Item>
      ))}
      {edges.length > 0 && <Menu.Divider />}
      {edges.map(({ id, target }) => {
        const to = findNode(workflow, target);
        return (
          <Menu.Item
            key={id}
            leftSection={<Unlink size={16} aria-hidden />}
            onClick={() => apply((latest) => disconnect(latest, id))}
          >
            {t("canvas.cutTo", { name: to ? nameOf(to) : "" })}
          </Menu.Item>
        );
      })}
    </>
  );
}
