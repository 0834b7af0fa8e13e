import { countedNow, type FactsState, type Position, readPosition, useQueryClient, useSession } from "@groundwork/kit";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { EQUIPMENT } from "./api";
import { codeOf } from "./codes";
import type { CheckType, KeptScan } from "./kept-scans";
import { scanOutboxOf, type Taken } from "./scan-outbox";

/** How long the camera looks at one label without its counting again. */
const AGAIN_MS = 8000;

export interface Scans {
  state: FactsState<KeptScan>;
  taken: readonly Taken[];
  scan: (scanned: string, checkType: CheckType, projectId: string) => void;
  /** What was scanned last since this page was opened. */
  latestId: string | null;
  forget: (scan: KeptScan) => void;
  /** Where the machines are, asked once for a batch. */
  locate: () => void;
}

export function useScans(): Scans {
  const { profile, company } = useSession();
  const client = useQueryClient();
  const outbox = scanOutboxOf({ userId: profile?.userId ?? "", groupId: company?.groupId ?? "" });
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const taken = useSyncExternalStore(outbox.taken.subscribe, outbox.taken.state).scans;
  const [latestId, setLatestId] = useState<string | null>(null);
  const lastSeen = useRef(new Map<string, number>());
  const position = useRef<Position | null>(null);
  const takenCount = taken.length;
  useEffect(() => {
    if (takenCount > 0) void client.invalidateQueries({ queryKey: EQUIPMENT });
  }, [client, takenCount]);

  return {
    state,
    taken,
    latestId,
    scan: (text, checkType, projectId) => {
      const code = codeOf(text);
      const key = `${checkType} ${projectId} ${code}`;
      const now = performance.now();
      const seen = lastSeen.current.get(key);
      lastSeen.current.set(key, now);
      // While it stays before the camera it is one scan.
      if (code === "" || (seen !== undefined && now - seen < AGAIN_MS)) return;
      const scanned: KeptScan = {
        scanId: crypto.randomUUID(),
        code,
        projectId,
        checkType,
        deviceTime: new Date().toISOString(),
        counted: countedNow(),
        position: position.current,
      };
      void outbox.put([scanned]);
      setLatestId(scanned.scanId);
      navigator.vibrate?.(80);
    },
    forget: ({ scanId }) => outbox.forget(scanId),
    locate: () => {
      void readPosition().then((found) => {
        position.current = found;
      });
    },
  };
}
