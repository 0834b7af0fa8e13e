import { Text } from "@groundwork/kit";
import { ArrowRight, Unlink } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import {
  addFromMenu,
  connect,
  disconnect,
  findNode,
  insertBetween,
  isBetween,
  nextAfterInserting,
  offersAfter,
  possibleTargets,
} from "../../graph";
import { messages } from "../../messages";
import { kindOf } from "../../nodes/kinds";
import type { Node } from "../../nodes/rules-registry";
import { useNodeName } from "../../nodes/use-node-name";

/** Everything that may follow a node, and a word why some of it may not. */
export default function NodeChoices({ node }: { node: Node }): ReactNode {
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
        const inserts = isBetween(type) ? type : undefined;
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
