import { Anchor, ErrorState, Link, Panel, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { waitingQuery } from "../api";
import { RequestLines } from "./request-lines";

const FEW = 5;

/** Whose turn it is to answer reads it on home; nothing where nobody waits for them. */
export default function WaitingCard(): ReactNode {
  const t = messages.useT();
  const { data, error, refetch } = useQuery(waitingQuery);
  const [waiting] = data ?? [];
  if (!error && !waiting?.count) return null;
  return (
    <Panel
      title={t("home.requests.title")}
      description={waiting && t("home.requests.count", { count: waiting.count })}
      actions={
        <Anchor component={Link} to="/budget/requests">
          {t("home.requests.all")}
        </Anchor>
      }
    >
      {waiting ? (
        <RequestLines requests={waiting.requests.slice(0, FEW)} label={t("home.requests.title")} namesProject />
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      )}
    </Panel>
  );
}
