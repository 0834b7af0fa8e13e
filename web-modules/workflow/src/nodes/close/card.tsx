import { Flag } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../card.module.css";

export function CloseCard(): ReactNode {
  const t = messages.useT();
  return (
    <div className={classes.end}>
      <Flag size={18} aria-hidden />
      {t("close.kind")}
    </div>
  );
}
