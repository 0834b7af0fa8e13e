import { useQueryClient, useSession } from "@groundwork/kit";
import { useCallback } from "react";
import { factorsQuery } from "./api";

/** Reads again what a changed second step shows: the list here, and the profile that tells of one. */
export function useFactorsChanged(): () => Promise<void> {
  const client = useQueryClient();
  const { reload } = useSession();
  return useCallback(async () => {
    await Promise.all([client.invalidateQueries({ queryKey: factorsQuery.queryKey }), reload()]);
  }, [client, reload]);
}
