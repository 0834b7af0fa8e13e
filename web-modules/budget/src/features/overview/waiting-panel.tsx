import { Panel } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Overview } from "../api";
import { RequestLines } from "../request/request-lines";

/** The newest requests that wait for an answer, of those that the reader may see. */
export function WaitingPanel({ overview: { waiting } }: { overview: Overview }): ReactNode {
  const t = messages.useT();
  if (waiting.length === 0) return null;
  return (
    <Panel title={t("overview.waiting")}>
      <RequestLines requests={waiting} label={t("overview.waiting")} />
    </Panel>
  );
}
