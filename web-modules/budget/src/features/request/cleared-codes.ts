import type { FormState } from "@groundwork/kit/forms";
import { useEffect, useState } from "react";
import type { Values } from "./sending";

/** Another project has other codes: those that were chosen are cleared, and nothing else. Whether that is to be said. */
export function useClearedCodes(projectId: string, { values, set }: FormState<Values>): boolean {
  const [codesOf, setCodesOf] = useState(projectId);
  const [wasCleared, setWasCleared] = useState(false);
  const { lines } = values;
  useEffect(() => {
    if (codesOf === projectId) return;
    setCodesOf(projectId);
    setWasCleared(lines.some((line) => line.budgetCodeId !== null));
    set({ lines: lines.map((line) => ({ ...line, budgetCodeId: null })) });
  }, [codesOf, projectId, lines, set]);
  return wasCleared && lines.every((line) => line.budgetCodeId === null);
}
