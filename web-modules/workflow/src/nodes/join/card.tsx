import { ListChecks, Merge } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { Graph } from "../../graph";
import { messages } from "../../messages";
import classes from "../card.module.css";
import { Fact } from "../fact";
import type { JoinNode } from "./rules";

/** Where parallel steps meet, and how many are enough. */
export function JoinCard({ node }: { node: JoinNode }): ReactNode {
  const t = messages.useT();
  const { workflow } = useEditor();
  const count = new Graph(workflow).lastSteps(node.id).size;
  const { needed } = node.data;
  const isMissing = count < (needed ?? 2);
  return (
    <div className={`${classes.card} ${classes.condition}`}>
      <div className={classes.line}>
        <Merge size={18} aria-hidden className={classes.icon} />
        <span className={classes.name}>{t("join.kind")}</span>
      </div>
      <ul className={classes.facts}>
        <Fact icon={ListChecks} isMissing={isMissing}>
          {needed === null ? t("join.afterAll", { count }) : t("join.afterSome", { needed, count })}
        </Fact>
      </ul>
    </div>
  );
}
