import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import { StoredList } from "../upload/stored-list";
import classes from "./fill.module.css";
import { fails, labelOf, type YesNoSetting, type YesNoValue } from "./rules";

export function YesNoView({ setting, value }: ViewProps<YesNoSetting, YesNoValue>): ReactNode {
  if (!value) return null;
  const { answer, note, photos = [] } = value;
  return (
    <>
      {answer && <span className={fails(setting, answer) ? classes.fails : undefined}>{labelOf(setting, answer)}</span>}
      {note && <span>{note}</span>}
      <StoredList value={{ photos }} />
    </>
  );
}
