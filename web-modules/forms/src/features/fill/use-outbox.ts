import { useSession } from "@groundwork/kit";
import { useMemo, useSyncExternalStore } from "react";
import type { Outbox } from "./outbox/outbox";
import { outboxChanges, type UnsentStep, unsentOf } from "./outbox/outboxes";
import type { OutboxState } from "./outbox/state";

export function useOutboxState(outbox: Outbox): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}

/** What this browser keeps of the person and the service does not have yet. */
export function useUnsent(): readonly UnsentStep[] {
  const userId = useSession().profile?.userId ?? "";
  const revision = useSyncExternalStore(outboxChanges.subscribe, outboxChanges.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with every revision
  return useMemo(() => unsentOf(userId), [userId, revision]);
}
