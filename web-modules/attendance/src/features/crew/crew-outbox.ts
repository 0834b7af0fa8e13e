import { api, formData, oneOutbox } from "@groundwork/kit";
import { deviceId } from "../clock/kept-punches";
import { PunchOutbox, type SendPunches } from "../clock/outbox";
import { PhotoOutbox } from "../clock/photo-outbox";
import { TakenListeners } from "../clock/taken-listeners";
import { CREW_PHOTO_PREFIX, CREW_PUNCHES, type KeptCrewPunch } from "./kept-crew";

const MOST = 50;

const sendPunches: SendPunches<KeptCrewPunch> = async ({ punches, ...batch }, options) => {
  const sent = punches.map(({ fullName: _, ...punch }) => punch);
  return api.post("/api/TimeSheet/CreateCrewPunches", { body: { ...batch, punches: sent }, ...options });
};

const taken = new TakenListeners();
export const onCrewTaken = taken.add;

/** One photo of all who were pressed for at once. */
export const crewPhotosOf = oneOutbox(
  (whose) =>
    new PhotoOutbox(
      whose,
      ({ photoId }, file, punchIds) => {
        const body = formData({ photoId, file });
        for (const each of punchIds) body.append("punchIds", each);
        return api.post("/api/TimeSheet/UploadCrewPhoto", { body });
      },
      { prefix: CREW_PHOTO_PREFIX, punches: CREW_PUNCHES },
    ),
);

export const crewOutboxOf = oneOutbox(
  (whose) =>
    new PunchOutbox({
      kind: CREW_PUNCHES,
      whose,
      deviceId: deviceId(),
      send: sendPunches,
      most: MOST,
      onTaken: async () => {
        crewPhotosOf(whose).wake();
        await taken.tell();
      },
    }),
);
