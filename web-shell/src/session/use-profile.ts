import { isApiError, mayPass, type SelfProfile, selfProfileQuery, useQuery, useQueryClient } from "@groundwork/kit";
import { useEffect, useRef, useState } from "react";
import { lastPerson, rememberPerson } from "../offline/last-person";

const ASK_AGAIN_MS = 5_000;

interface KnownProfile {
  /** Undefined while nobody knows yet; null for a visitor. */
  profile: SelfProfile | null | undefined;
  /** False while it is who was here last, because the service can't be asked. */
  isReachable: boolean;
  error: Error | null;
  ask: () => Promise<unknown>;
}

/** Who is here. While the service can't be asked it is whoever was here last, unless their session has ended. */
export function useProfile(): KnownProfile {
  const client = useQueryClient();
  const [last] = useState(lastPerson);
  const [isAway, setAway] = useState(false);
  const { data, error, failureReason, refetch } = useQuery({
    ...selfProfileQuery,
    refetchInterval: ({ state }) => (state.data === undefined && state.status === "error" ? ASK_AGAIN_MS : false),
  });
  // The first failure counts: nobody waits before an empty page until it was tried three times.
  const trouble = error ?? failureReason;
  if (!isAway && isApiError(trouble) && mayPass(trouble)) setAway(true);
  const isLast = data === undefined && isAway && last !== null;

  useEffect(() => {
    if (data !== undefined) rememberPerson(data);
  }, [data]);

  const wasLast = useRef(false);
  useEffect(() => {
    // What could not be read meanwhile is read now.
    if (wasLast.current && !isLast) void client.invalidateQueries();
    wasLast.current = isLast;
    if (!isLast) return;
    // A try that still waits for its turn would be taken for this one.
    const askAgain = () => void client.cancelQueries({ queryKey: selfProfileQuery.queryKey }).then(() => refetch());
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [client, isLast, refetch]);

  return { profile: isLast ? last : data, isReachable: !isLast, error, ask: refetch };
}
