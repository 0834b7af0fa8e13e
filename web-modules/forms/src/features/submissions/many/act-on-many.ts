import { api } from "@groundwork/kit";
import { useRef, useState } from "react";
import type { Schemas } from "../../../schemas";
import type { SubmissionRow } from "../api";

export type ManyAct = Schemas["ManyAct"]["act"];

/** Of what asks before something is done with many. */
export interface ManyDialogProps {
  rows: readonly SubmissionRow[];
  onClose: () => void;
  /** It is done with all but those. */
  onRefused: (rows: readonly SubmissionRow[]) => void;
  /** It is done with all of them. */
  onDone: () => void;
}

export interface Kept {
  row: SubmissionRow;
  /** Why nothing was changed in it. */
  message: string;
  /** The same act may still be done with it. */
  isOpen: boolean;
}

export interface ActOnMany {
  done: number;
  kept: readonly Kept[];
  /** Answers what was refused. Done again, it is for those alone. */
  run: (act: ManyAct) => Promise<readonly Kept[]>;
}

interface Portion {
  /** Kept as long as its answer is open: sent again, what is done is not done twice. */
  key: string;
  rows: readonly SubmissionRow[];
}

/** So many at once that whoever waits sees it go on. */
const AT_ONCE = 20;

function portionsOf(rows: readonly SubmissionRow[]): Portion[] {
  const starts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) => at * AT_ONCE);
  return starts.map((at) => ({ key: crypto.randomUUID(), rows: rows.slice(at, at + AT_ONCE) }));
}

async function send(act: ManyAct, { key, rows }: Portion) {
  const submissions = rows.map(({ submissionId, number }) => ({ submissionId, number }));
  const body = { act, submissions };
  const { verdicts } = await api.post("/api/Submission/ActOnSubmissions", { body, idempotencyKey: key });
  return new Map(verdicts.map((each) => [each.submissionId, each]));
}

/** The same done with several submissions, each by itself; what is refused stays, and says why. */
export function useActOnMany(rows: readonly SubmissionRow[]): ActOnMany {
  const [done, setDone] = useState(0);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const left = useRef<{ said: string; portions: readonly Portion[] } | null>(null);
  const run: ActOnMany["run"] = async (act) => {
    const said = JSON.stringify(act);
    const { portions } = left.current ?? { portions: portionsOf(rows) };
    // Said otherwise it is another act, and no answer to the first is waited for.
    const isTheSame = left.current === null || left.current.said === said;
    // Also where the last run broke off between two portions.
    const open = portions.filter((each) => each.rows.length > 0);
    const next = isTheSame ? open : open.map((each) => ({ ...each, key: crypto.randomUUID() }));
    left.current = { said, portions: next };
    const refused: Kept[] = [];
    for (const [at, portion] of [...next].entries()) {
      const verdicts = await send(act, portion);
      const rest = portion.rows.filter(({ submissionId }) => verdicts.get(submissionId)?.isDone !== true);
      const keptOnes = rest.map((row) => {
        const verdict = verdicts.get(row.submissionId);
        return { row, message: verdict?.message ?? "", isOpen: verdict?.isRetryable === true };
      });
      next[at] = { key: keptOnes.some(({ isOpen }) => isOpen) ? portion.key : crypto.randomUUID(), rows: rest };
      refused.push(...keptOnes);
      setDone((before) => before + portion.rows.length - rest.length);
    }
    setKept(refused);
    return refused;
  };
  return { done, kept, run };
}

/** Answers how many were refused. */
export async function restoreMany(rows: readonly SubmissionRow[]): Promise<number> {
  let refused = 0;
  for (const portion of portionsOf(rows)) {
    const verdicts = await send({ kind: "restore" }, portion);
    refused += portion.rows.filter(({ submissionId }) => verdicts.get(submissionId)?.isDone !== true).length;
  }
  return refused;
}
