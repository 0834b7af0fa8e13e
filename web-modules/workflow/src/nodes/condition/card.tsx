import { CornerDownRight, ListOrdered, Split } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { findNode, waysOut } from "../../graph";
import { messages } from "../../messages";
import classes from "../card.module.css";
import { Fact } from "../fact";
import { useNodeName } from "../use-node-name";
import type { ConditionNode } from "./rules";

/** A fork: how many branches are tried, and where it goes else. */
export function ConditionCard({ node }: { node: ConditionNode }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow } = useEditor();
  const { branches, otherwise } = waysOut(workflow, node.id);
  const target = otherwise[0] && findNode(workflow, otherwise[0].target);
  return (
    <div className={`${classes.card} ${classes.condition}`}>
      <div className={classes.line}>
        <Split size={18} aria-hidden className={classes.icon} />
        <span className={classes.name} title={nameOf(node)}>
          {nameOf(node)}
        </span>
      </div>
      <ul className={classes.facts}>
        <Fact icon={ListOrdered} isMissing={branches.length === 0}>
          {t("condition.branches", { count: branches.length })}
        </Fact>
        <Fact icon={CornerDownRight} isMissing={!target}>
          {target ? t("condition.otherwiseTo", { name: nameOf(target) }) : t("condition.noOtherwise")}
        </Fact>
      </ul>
    </div>
  );
}
