import { Loader } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../messages";
import classes from "./pages.module.css";
import { useSlow } from "./use-slow";

const FELT_MS = 400;

/** Blank at first. */
export function StartingPage(): ReactNode {
  const t = messages.useT();
  const slow = useSlow(FELT_MS);
  return (
    <div className={classes.starting} role="status" aria-label={t("starting")}>
      {slow && <Loader type="bars" size="sm" aria-hidden />}
    </div>
  );
}
