import { type ProjectSlot, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useProjectCounts } from "./counts";
import classes from "./project.module.css";

const KINDS = ["open", "overdue", "myTurn"] as const;

/** How much is open, late and one's own in a project. */
export default function ProjectLine({ project }: ProjectSlot): ReactNode {
  const t = messages.useT();
  const { counts, error } = useProjectCounts(project.projectId);
  if (!counts) return <span className={classes.line}>{error && t("project.counts.failed")}</span>;
  const shown = KINDS.filter((kind) => counts[kind] > 0);
  return (
    <span className={classes.line}>
      {shown.length === 0 && t("project.counts.none")}
      {shown.map((kind) => (
        <Text key={kind} component="span" inherit className={classes.count} data-kind={kind}>
          {t(`project.counts.${kind}`, { count: counts[kind] })}
        </Text>
      ))}
    </span>
  );
}
