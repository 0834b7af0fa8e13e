import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Schemas } from "../records/api";
import { hoursText } from "../records/hours";
import classes from "./codes.module.css";
import { nameOf } from "./parts";

interface CodeListProps {
  codes: readonly Schemas["CodeHours"][];
  workedSeconds: number;
}

/** Hours by budget code, and what is on none of them. */
export function CodeList({ codes, workedSeconds }: CodeListProps): ReactNode {
  const t = messages.useT();
  const left = codes.reduce((rest, { seconds }) => rest - seconds, workedSeconds);
  return (
    <ul className={classes.list}>
      {codes.map((each) => (
        <li key={each.budgetCodeId}>
          <span>{nameOf(each)}</span>
          <span>{hoursText(each.seconds)}</span>
        </li>
      ))}
      {left > 0 && (
        <li>
          <span>{t("codes.ofTheProject")}</span>
          <span>{hoursText(left)}</span>
        </li>
      )}
    </ul>
  );
}
