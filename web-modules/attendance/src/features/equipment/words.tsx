import { StatusBadge, type Tone } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Equipment } from "./api";

const TONES: Readonly<Record<Equipment["state"], Tone>> = {
  1: "neutral",
  2: "good",
  3: "waiting",
  4: "bad",
  5: "neutral",
};

export function StateBadge({ state }: { state: Equipment["state"] }): ReactNode {
  const t = messages.useT();
  return <StatusBadge tone={TONES[state]}>{t(`equipment.state.${state}`)}</StatusBadge>;
}

export function StandingBadge({ standing }: { standing: Equipment["standing"] }): ReactNode {
  const t = messages.useT();
  if (standing === null) return null;
  return <StatusBadge tone={standing === 1 ? "bad" : "waiting"}>{t(`equipment.standing.${standing}`)}</StatusBadge>;
}

const MARKS = {
  inService: "scan.mark.inService",
  lost: "scan.mark.lost",
  retired: "scan.mark.retired",
  wasNotIn: "scan.mark.wasNotIn",
  certificateExpired: "scan.mark.certificateExpired",
} as const;
export const ISSUES = {
  missingCheckOut: "equipment.issue.missingCheckOut",
  otherSite: "equipment.issue.otherSite",
} as const;

/** What whoever scanned it should know; that a phone's clock was off is none of it. */
export function useMarkWords(): (marks: readonly string[]) => string[] {
  const t = messages.useT();
  return (marks) => marks.flatMap((mark) => (mark in MARKS ? [t(MARKS[mark as keyof typeof MARKS])] : []));
}
