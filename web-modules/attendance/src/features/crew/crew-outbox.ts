import { api, oneOutbox } from "@groundwork/kit";
import { deviceId } from "../clock/kept-punches";
import { PunchOutbox, type SendPunches } from "../clock/outbox";
import { TakenListeners } from "../clock/taken-listeners";
import { CREW_PUNCHES, type KeptCrewPunch } from "./kept-crew";

const MOST = 50;

const sendPunches: SendPunches<KeptCrewPunch> = async ({ punches, ...batch }, options) => {
  const sent = punches.map(({ fullName: _, ...punch }) => punch);
  return api.post("/api/TimeSheet/CreateCrewPunches", { body: { ...batch, punches: sent }, ...options });
};

const taken = new TakenListeners();
export const onCrewTaken = taken.add;

export const crewOutboxOf = oneOutbox(
  (whose) =>
    new PunchOutbox({
      kind: CREW_PUNCHES,
      whose,
      deviceId: deviceId(),
      send: sendPunches,
      most: MOST,
      onTaken: taken.tell,
    }),
);
