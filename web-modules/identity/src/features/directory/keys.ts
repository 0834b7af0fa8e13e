import { useQueryClient } from "@groundwork/kit";
import { useCallback } from "react";

/** What the screens read, by area. A write names the areas that it changes; everything shown of them is read again. */
export const AREAS = ["members", "invites", "teams", "projects", "company", "audit", "errors", "mails"] as const;
export type Area = (typeof AREAS)[number];

export function keyOf(area: Area, ...parts: readonly unknown[]): readonly unknown[] {
  return ["identity", area, ...parts];
}

/** Every change to access is audited, so the audit log is read again after each. */
export function useReadAgain(): (...areas: readonly Area[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...areas) => {
      const changed = new Set<Area>([...areas, "audit"]);
      await Promise.all([...changed].map((area) => client.invalidateQueries({ queryKey: keyOf(area) })));
    },
    [client],
  );
}
