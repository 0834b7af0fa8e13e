import { countedNow, readPosition, useQuery, useQueryClient, useSession } from "@groundwork/kit";
import { useEffect, useSyncExternalStore } from "react";
import { briefQuery, RECORDS, type Schemas } from "../records/api";
import { CHECK, type CheckType, type KeptPunch } from "./kept-punches";
import type { OutboxState } from "./outbox";
import { onPunchesTaken, outboxOf, photosOf } from "./outboxes";
import type { PhotosState } from "./photo-outbox";
import type { ChosenPhoto } from "./punch-photo";
import { type Standing, standingOf } from "./standing";

export interface ClockState {
  standing: Standing;
  outbox: OutboxState;
  /** Undefined while it is read, and without a network. */
  brief: Schemas["LatestBrief"] | undefined;
  isLoading: boolean;
  photos: PhotosState;
  press: (
    checkType: CheckType,
    projectId: string,
    note: string,
    photo: ChosenPhoto | null,
    siteCode?: string | undefined,
  ) => void;
  /** Out of one site and into another, at the same moment; the code is that of the other. Each site has the note
   * and the photo. */
  changeSite: (
    from: string,
    to: string,
    note: string,
    photo: ChosenPhoto | null,
    siteCode?: string | undefined,
  ) => void;
  forgetPhoto: (photoId: string) => void;
  forget: (punchId: string) => void;
  sendAgain: (punchId: string, note: string) => void;
}

/** A note is a line: what a paste brings along that nobody sees, no service takes. */
export const cleaned = (note: string): string => note.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();

export function useClock(): ClockState {
  const { profile, company } = useSession();
  const whose = { userId: profile?.userId ?? "", groupId: company?.groupId ?? "" };
  const outbox = outboxOf(whose);
  const photoOutbox = photosOf(whose);
  const photos = useSyncExternalStore(photoOutbox.subscribe, photoOutbox.state);
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  const client = useQueryClient();
  const brief = useQuery(briefQuery);
  useEffect(() => onPunchesTaken(() => client.invalidateQueries({ queryKey: RECORDS })), [client]);

  const put = (made: readonly [CheckType, string, string, string?][], photo: ChosenPhoto | null) => {
    const pressed = new Date().toISOString();
    const counted = countedNow();
    const punches = made.map(
      ([checkType, projectId, note, siteCode]): KeptPunch => ({
        punchId: crypto.randomUUID(),
        projectId,
        checkType,
        deviceTime: pressed,
        counted,
        note: cleaned(note),
        position: null,
        ...(siteCode ? { siteCode } : {}),
      }),
    );
    for (const { punchId } of punches) void photo?.then((file) => file && photoOutbox.put(punchId, file));
    void outbox.put(punches, brief.data?.isPositionAsked ? readPosition() : Promise.resolve(null));
  };

  return {
    standing: standingOf(brief.data, [...state.settling, ...state.punches]),
    outbox: state,
    brief: brief.data,
    isLoading: brief.isLoading,
    photos,
    press: (checkType, projectId, note, photo, siteCode = "") => put([[checkType, projectId, note, siteCode]], photo),
    changeSite: (from, to, note, photo, siteCode = "") =>
      put(
        [
          [CHECK.out, from, note],
          [CHECK.in, to, note, siteCode],
        ],
        photo,
      ),
    forgetPhoto: (photoId) => photoOutbox.forget(photoId),
    forget: (punchId) => {
      photoOutbox.forgetOf(punchId);
      outbox.forget(punchId);
    },
    sendAgain: (punchId, note) => outbox.sendAgain(punchId, cleaned(note)),
  };
}
