import { useQueryClient } from "@groundwork/kit";
import { useCallback } from "react";

/** What the screens read, by area. A write names the areas that it changes; everything shown of them is read again. */
export type Area =
  | "templates"
  | "submissions"
  | "todos"
  | "starters"
  | "library"
  | "choice-lists"
  | "comments"
  | "exports";

export function keyOf(area: Area, ...parts: readonly unknown[]): readonly unknown[] {
  return ["forms", area, ...parts];
}

export function useReadAgain(): (...areas: readonly Area[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...areas) => {
      await Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: keyOf(area) })));
    },
    [client],
  );
}
