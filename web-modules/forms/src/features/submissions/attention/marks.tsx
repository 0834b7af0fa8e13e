import { StatusBadge, Text } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { attentionMessages } from "../../../messages/attention";
import type { SubmissionRow } from "../api";
import classes from "../due-mark.module.css";
import { useManages } from "../manages";
import { reasonOf, whoBegan } from "./reason";

interface MarkProps {
  of: SubmissionRow;
}

/** In a list: why nobody can act on it. */
export function Mark({ of }: MarkProps): ReactNode {
  const t = attentionMessages.useT();
  return (
    <StatusBadge tone="bad" wraps>
      <span className={classes.due}>
        <TriangleAlert size={14} aria-hidden /> {t(`attention.mark.${reasonOf(of)}`, { name: whoBegan(t, of) })}
      </span>
    </StatusBadge>
  );
}

/** Among to-dos: and what to do about it, for who is asked to. Others may have a step of it to do all the same. */
export function Deed({ of }: MarkProps): ReactNode {
  const t = attentionMessages.useT();
  const manages = useManages(of);
  if (!manages) return null;
  return (
    <Text component="small" size="sm">
      <TriangleAlert size={14} aria-hidden /> {t(`attention.todo.${reasonOf(of)}`, { name: whoBegan(t, of) })}
    </Text>
  );
}
