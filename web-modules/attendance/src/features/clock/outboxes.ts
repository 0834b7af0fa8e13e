import { api, oneOutbox } from "@groundwork/kit";
import { deviceId, OWN_PUNCHES } from "./kept-punches";
import { PunchOutbox, type SendPunches } from "./outbox";

const MOST = 100;
const sendPunches: SendPunches = async (body, options) => api.post("/api/Clock/CreatePunches", { body, ...options });

const takenListeners = new Set<() => Promise<void>>();

const onTaken = async () => {
  await Promise.allSettled([...takenListeners].map((listener) => listener()));
};

export const outboxOf = oneOutbox(
  (whose) =>
    new PunchOutbox({ kind: OWN_PUNCHES, whose, deviceId: deviceId(), send: sendPunches, most: MOST, onTaken }),
);

export function onPunchesTaken(listener: () => Promise<void>): () => void {
  takenListeners.add(listener);
  return () => takenListeners.delete(listener);
}
