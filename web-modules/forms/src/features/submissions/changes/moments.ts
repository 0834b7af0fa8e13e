import { buttonName } from "@groundwork/formwork";
import { messages } from "../../../messages";
import { changeMessages } from "../../../messages/changes";
import type { Schemas } from "../../../schemas";
import type { StepRecord, SubmissionDetail, SubmissionProgress } from "../api";
import { useWho } from "../who";
import { ofStep, ofVersion } from "./sides";

/** What can be compared: a version, or a step that was submitted, as the address and the server tell them. */
export interface Moment {
  value: string;
  label: string;
}

/** The steps that somebody submitted; what moved it without a button kept nothing. */
export function pressesIn({ steps }: Pick<SubmissionProgress, "steps">): StepRecord[] {
  return steps.filter(({ submissionProcessId, move }) => submissionProcessId !== null && move === null);
}

/** As it is now, the versions before, and the steps that were submitted, the newest first. */
export function useMoments(
  detail: SubmissionDetail,
  versions: readonly Schemas["SubmissionVersion"][],
  progress: SubmissionProgress,
): Moment[] {
  const t = changeMessages.useT();
  const ofForms = messages.useT();
  const whoOf = useWho();
  return [
    ...(versions.length < 2
      ? [{ value: ofVersion(detail.version), label: t("changes.now") }]
      : versions.map(({ version, isCurrent }) => ({
          value: ofVersion(version),
          label: ofForms(isCurrent ? "submissions.version.newest" : "submissions.version.name", { version }),
        }))),
    ...pressesIn(progress)
      .map((step) => ({
        value: ofStep(step.submissionProcessId ?? ""),
        label: t("changes.step", {
          number: step.number,
          step: step.stepName,
          button: buttonName(step.submitActionName ?? ""),
          who: whoOf(step) ?? ofForms("submissions.track.somebody"),
        }),
      }))
      .reverse(),
  ];
}
