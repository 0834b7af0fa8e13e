import { DateText } from "@groundwork/kit";
import type { ReactNode } from "react";
import { enteredByMessages } from "../../messages/entered-by";
import classes from "./fill.module.css";
import type { Outbox } from "./outbox/outbox";
import { useOutboxState } from "./use-outbox";

/** Whoever saves learns that they are not the only one: what the other entered may be what they overwrite. */
export function OthersWriting({ outbox, timeZone }: { outbox: Outbox; timeZone: string | undefined }): ReactNode {
  const t = enteredByMessages.useT();
  const [last] = useOutboxState(outbox).others;
  if (!last) return null;
  return (
    <span className={classes.count} role="status">
      {t("enteredBy.too", { name: last.by.fullName })} <DateText when={last.at} style="dateTime" timeZone={timeZone} />
    </span>
  );
}
