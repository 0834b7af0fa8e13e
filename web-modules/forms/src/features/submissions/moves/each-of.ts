import { isApiError } from "@groundwork/kit";
import { useState } from "react";
import type { SubmissionRow } from "../api";

export interface Kept {
  row: SubmissionRow;
  /** Why nothing was changed in it. */
  message: string;
}

export interface EachOf {
  done: number;
  kept: readonly Kept[];
  /** Answers what was refused. Done again, it is for those alone. */
  run: (act: (row: SubmissionRow) => Promise<unknown>) => Promise<readonly Kept[]>;
}

/** The same done with several submissions, one after the other. */
export function useEachOf(rows: readonly SubmissionRow[]): EachOf {
  const [done, setDone] = useState(0);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const left = kept.length > 0 ? kept.map(({ row }) => row) : rows;
  const run: EachOf["run"] = async (act) => {
    const refused: Kept[] = [];
    for (const row of left) {
      try {
        await act(row);
        setDone((before) => before + 1);
      } catch (error) {
        if (!isApiError(error)) throw error;
        refused.push({ row, message: error.message });
      }
    }
    setKept(refused);
    return refused;
  };
  return { done, kept, run };
}
