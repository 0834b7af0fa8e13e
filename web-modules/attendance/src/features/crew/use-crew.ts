import { readPosition, useQueryClient, useSession } from "@groundwork/kit";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { CheckType } from "../clock/kept-punches";
import type { OutboxState } from "../clock/outbox";
import type { ChosenPhoto } from "../clock/punch-photo";
import { cleaned } from "../clock/use-clock";
import { RECORDS, useFreshRecords } from "../records/api";
import { useCrewPages } from "./api";
import { crewOutboxOf, crewPhotosOf, onCrewTaken } from "./crew-outbox";
import { type Crew, crewOf, type KeptCrewPunch, keepCrew, keepLast, readCrew, readLast } from "./kept-crew";
import { type Hand, pressesOf } from "./standings";

export interface Pressed {
  hand: Hand;
  /** Null: now. */
  statedTime: string | null;
}

export function useCrew(projectId: string | null) {
  const { profile, company } = useSession();
  const [userId, groupId] = [profile?.userId ?? "", company?.groupId ?? ""];
  const whose = useMemo(() => ({ userId, groupId }), [userId, groupId]);
  const outbox = crewOutboxOf(whose);
  const state: OutboxState<KeptCrewPunch> = useSyncExternalStore(outbox.subscribe, outbox.state);
  const photoOutbox = crewPhotosOf(whose);
  const photos = useSyncExternalStore(photoOutbox.subscribe, photoOutbox.state);
  const client = useQueryClient();
  const query = useCrewPages(projectId);
  useFreshRecords();
  useEffect(() => onCrewTaken(() => client.invalidateQueries({ queryKey: RECORDS })), [client]);
  const told = useMemo(() => query.data && crewOf(query.data.pages), [query.data]);
  useEffect(() => {
    if (told) keepCrew(whose, told);
  }, [told, whose]);
  const isAway = query.error !== null || query.fetchStatus === "paused" || state.phase === "offline";
  const crew: Crew | null = told ?? (isAway && projectId ? readCrew(whose, projectId) : null);

  const press = (checkType: CheckType, pressed: readonly Pressed[], note: string, photo: ChosenPhoto | null) => {
    if (crew === null) return [];
    const deviceTime = new Date().toISOString();
    const counted = { origin: performance.timeOrigin, at: performance.now() };
    const punches = pressed.flatMap(({ hand, statedTime }) =>
      pressesOf(checkType, hand, crew.projectId, statedTime ?? deviceTime).map(
        (each): KeptCrewPunch => ({
          ...each,
          punchId: crypto.randomUUID(),
          userId: hand.userId,
          fullName: hand.fullName,
          deviceTime,
          statedTime,
          counted,
          note: cleaned(note),
          position: null,
        }),
      ),
    );
    const [first, ...others] = punches.map(({ punchId }) => punchId);
    if (first) void photo?.then((file) => file && photoOutbox.put(first, file, others));
    void outbox.put(punches, crew.isPositionAsked ? readPosition() : Promise.resolve(null));
    keepLast(
      whose,
      crew.projectId,
      pressed.map(({ hand }) => hand.userId),
    );
    return punches;
  };

  return {
    crew,
    /** False: they are as they were when there was a network last. */
    isFresh: !isAway,
    query,
    more: {
      isThere: query.hasNextPage,
      /** Nor is it asked for by itself once that failed. */
      mayBeAsked: query.hasNextPage && !query.isFetching && !query.isError,
      isComing: query.isFetchingNextPage,
      show: () => void query.fetchNextPage(),
    },
    outbox: state,
    photos,
    last: projectId ? readLast(whose, projectId) : [],
    press,
    forgetPhoto: (photoId: string) => photoOutbox.forget(photoId),
    forget: (punchId: string) => {
      photoOutbox.forgetOf(punchId);
      outbox.forget(punchId);
    },
    sendAgain: (punchId: string, note: string) => outbox.sendAgain(punchId, cleaned(note)),
  };
}
