import { api, formData, oneOutbox } from "@groundwork/kit";
import { deviceId, OWN_PUNCHES } from "./kept-punches";
import { PunchOutbox, type SendPunches } from "./outbox";
import { PhotoOutbox } from "./photo-outbox";
import { TakenListeners } from "./taken-listeners";

const MOST = 100;
const sendPunches: SendPunches = async (body, options) => api.post("/api/Clock/CreatePunches", { body, ...options });

const taken = new TakenListeners();
export const onPunchesTaken = taken.add;

/** Sent again after a lost answer, it is stored once. */
export const photosOf = oneOutbox(
  (whose) =>
    new PhotoOutbox(whose, ({ photoId, punchId }, file) =>
      api.post("/api/Clock/UploadPunchPhoto", {
        body: formData({ punchId, photoId, file }),
        idempotencyKey: photoId,
      }),
    ),
);

export const outboxOf = oneOutbox(
  (whose) =>
    new PunchOutbox({
      kind: OWN_PUNCHES,
      whose,
      deviceId: deviceId(),
      send: sendPunches,
      most: MOST,
      onTaken: async () => {
        photosOf(whose).wake();
        await taken.tell();
      },
    }),
);
