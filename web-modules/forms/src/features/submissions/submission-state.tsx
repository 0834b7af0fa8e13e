import { StatusBadge, type Tone } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { SubmissionState as State } from "./api";

const TONES: Record<State, Tone> = { draft: "neutral", ongoing: "waiting", done: "good" };

export const STATES = ["draft", "ongoing", "done"] as const satisfies readonly State[];

export function SubmissionState({ state }: { state: State }): ReactNode {
  const t = messages.useT();
  return <StatusBadge tone={TONES[state]}>{t(`submissions.state.${state}`)}</StatusBadge>;
}
