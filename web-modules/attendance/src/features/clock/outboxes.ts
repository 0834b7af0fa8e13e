import { api, askToKeep, onMaybeReachable, onSessionEnd } from "@groundwork/kit";
import { deviceId, type Whose } from "./kept-punches";
import { PunchOutbox, type SendPunches } from "./outbox";

const sendPunches: SendPunches = async (body, options) => api.post("/api/Clock/CreatePunches", { body, ...options });

let open: { whose: Whose; outbox: PunchOutbox } | null = null;
const takenListeners = new Set<() => Promise<void>>();

/** The one outbox of whoever is signed in, and where: two screens of it send nothing past each other. */
export function outboxOf(whose: Whose): PunchOutbox {
  if (open?.whose.userId === whose.userId && open.whose.groupId === whose.groupId) return open.outbox;
  open?.outbox.close();
  const onTaken = async () => {
    await Promise.allSettled([...takenListeners].map((listener) => listener()));
  };
  const outbox = new PunchOutbox({ whose, deviceId: deviceId(), send: sendPunches, onTaken });
  open = { whose, outbox };
  askToKeep();
  outbox.wake();
  return outbox;
}

export function onPunchesTaken(listener: () => Promise<void>): () => void {
  takenListeners.add(listener);
  return () => takenListeners.delete(listener);
}

onMaybeReachable(() => open?.outbox.wake());
// What one person pressed is never sent as somebody else; it stays kept for their next visit.
onSessionEnd(() => {
  open?.outbox.close();
  open = null;
});
