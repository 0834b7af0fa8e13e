import { Loader } from "@groundwork/kit";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../messages";
import classes from "./pages.module.css";

/** Blank at first: on a good connection a flash of a spinner is worse than a moment of nothing. */
export function StartingPage(): ReactNode {
  const t = messages.useT();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.starting} role="status" aria-label={t("starting")}>
      {slow && <Loader type="bars" size="sm" aria-hidden />}
    </div>
  );
}
