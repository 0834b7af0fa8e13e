import { buttonName } from "@groundwork/formwork";
import { StatusBadge, type Tone } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { SubmissionState as State, SubmissionRow } from "./api";

/** Done alone is neither good nor bad: what it ended with says so, where it says anything. */
const TONES: Record<State, Tone> = { draft: "neutral", ongoing: "waiting", done: "neutral" };

export const STATES = ["draft", "ongoing", "done"] as const satisfies readonly State[];

type Stood = Pick<SubmissionRow, "state" | "outcome">;

/** "Done · Refuse": of what is done, the button that ended it; "Done" alone, where that says no more. */
export function stateText(t: ReturnType<typeof messages.useT>, { state, outcome }: Stood): string {
  const said = t(`submissions.state.${state}`);
  const button = outcome ? buttonName(outcome.name) : said;
  return button === said ? said : `${said} · ${button}`;
}

export function SubmissionState({ of }: { of: Stood }): ReactNode {
  const t = messages.useT();
  return (
    <StatusBadge tone={of.outcome?.tone ?? TONES[of.state]} wraps={of.outcome !== null}>
      {stateText(t, of)}
    </StatusBadge>
  );
}
