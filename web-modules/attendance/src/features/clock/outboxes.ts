import { api, oneOutbox } from "@groundwork/kit";
import { deviceId, OWN_PUNCHES } from "./kept-punches";
import { PunchOutbox, type SendPunches } from "./outbox";
import { TakenListeners } from "./taken-listeners";

const MOST = 100;
const sendPunches: SendPunches = async (body, options) => api.post("/api/Clock/CreatePunches", { body, ...options });

const taken = new TakenListeners();
export const onPunchesTaken = taken.add;

export const outboxOf = oneOutbox(
  (whose) =>
    new PunchOutbox({
      kind: OWN_PUNCHES,
      whose,
      deviceId: deviceId(),
      send: sendPunches,
      most: MOST,
      onTaken: taken.tell,
    }),
);
