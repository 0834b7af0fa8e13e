import { ListOrdered, Split } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { messages } from "../../messages";
import classes from "../card.module.css";
import { Fact } from "../fact";
import type { ParallelNode } from "./rules";

/** Where several steps open at once. */
export function ParallelCard({ node }: { node: ParallelNode }): ReactNode {
  const t = messages.useT();
  const { workflow } = useEditor();
  const count = workflow.edges.filter(({ source }) => source === node.id).length;
  return (
    <div className={`${classes.card} ${classes.condition}`}>
      <div className={classes.line}>
        <Split size={18} aria-hidden className={classes.icon} />
        <span className={classes.name}>{t("parallel.kind")}</span>
      </div>
      <ul className={classes.facts}>
        <Fact icon={ListOrdered} isMissing={count < 2}>
          {t("parallel.steps", { count })}
        </Fact>
      </ul>
    </div>
  );
}
