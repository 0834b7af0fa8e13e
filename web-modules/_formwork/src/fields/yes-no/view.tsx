import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { ViewProps } from "../drawn-kind";
import { StoredList } from "../upload/stored-list";
import { answerName } from "./answer-name";
import classes from "./fill.module.css";
import { fails, type YesNoSetting, type YesNoValue } from "./rules";

export function YesNoView({ setting, value }: ViewProps<YesNoSetting, YesNoValue>): ReactNode {
  const t = formworkMessages.useT();
  if (!value) return null;
  const { answer, note, photos = [] } = value;
  return (
    <>
      {answer && (
        <span className={fails(setting, answer) ? classes.fails : undefined}>{answerName(t, setting, answer)}</span>
      )}
      {note && <span>{note}</span>}
      <StoredList value={{ photos }} />
    </>
  );
}
