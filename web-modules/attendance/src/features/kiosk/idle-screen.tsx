import { UnstyledButton } from "@groundwork/kit";
import { Clock } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./kiosk.module.css";

/** While nobody stands before the tablet it shows nobody's name to who passes by. */
export function IdleScreen({ onBegin }: { onBegin: () => void }): ReactNode {
  const t = messages.useT();
  return (
    <UnstyledButton className={classes.idle ?? ""} onClick={onBegin}>
      <Clock size={72} aria-hidden />
      {t("kiosk.begin")}
    </UnstyledButton>
  );
}
