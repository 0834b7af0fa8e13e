import { buttonName } from "@groundwork/formwork";
import { Alert, Button, Group, Link, useFormats } from "@groundwork/kit";
import { CircleCheck, CircleDot } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { outcomeMessages } from "../../messages/outcome";
import type { SubmissionDetail } from "./api";
import { teamsOf } from "./teams";

export interface Done {
  /** How many steps were submitted with it. */
  number: number;
  stepName: string;
  actionName: string;
  isSentBack: boolean;
  beganVersion: string | null;
}

/** A step that goes on went well; what ended the submission says itself what it was. */
const COLORS = { good: "spruce", bad: "brick", neutral: "gray" } as const;

/** What the press did, and whose turn it is now. */
export function Outcome({ done, detail }: { done: Done; detail: SubmissionDetail }): ReactNode {
  const t = outcomeMessages.useT();
  const formats = useFormats();
  const teams = teamsOf(detail);
  const step = detail.currentStepName;
  const nameOfOpen = ({ stepName, teams: own, isMyTurn }: SubmissionDetail["openSteps"][number]) => {
    if (isMyTurn) return t("outcome.openYours", { step: stepName });
    return t("outcome.openOf", { step: stepName, teams: formats.list(own.map(({ name }) => name)) });
  };
  const next = () => {
    if (detail.outcome) return t("outcome.closedWith", { action: buttonName(detail.outcome.name) });
    if (detail.state === "done") return t("outcome.closed");
    if (done.beganVersion !== null) return t("outcome.newVersion", { step, version: done.beganVersion });
    if (done.isSentBack) return t("outcome.sentBack", { step });
    if (detail.approvals?.byMe)
      return t("outcome.waits", {
        given: detail.approvals.given.length,
        needed: detail.approvals.needed,
        teams,
      });
    if (detail.openSteps.length > 1)
      return t("outcome.nextSeveral", { steps: formats.list(detail.openSteps.map(nameOfOpen)) });
    if (detail.isMyTurn) return t("outcome.yours", { step });
    // Its teams do not have it to do, or too few of them: what is below says which, and whom to ask.
    return teams && !detail.needsAttention ? t("outcome.next", { step, teams }) : t("outcome.nextStep", { step });
  };
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: by keyboard one goes on from here. The page scrolls by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a message of its own
  useEffect(() => said.current?.focus({ preventScroll: true }), [done]);
  const tone = detail.outcome?.tone ?? "good";
  const Icon = tone === "good" ? CircleCheck : CircleDot;
  return (
    <Alert
      ref={said}
      tabIndex={-1}
      role="status"
      color={COLORS[tone]}
      mb="md"
      icon={<Icon size={20} aria-hidden />}
      title={t("outcome.title", { step: done.stepName, action: buttonName(done.actionName) })}
    >
      {detail.referenceNumberStr && `${t("outcome.number", { number: detail.referenceNumberStr })} `}
      {next()}
      <Group gap="sm" mt="sm">
        <Button component={Link} to="/forms/to-dos">
          {t("outcome.todos")}
        </Button>
        <Button component={Link} to="/forms/submissions/new" variant="default">
          {t("outcome.another")}
        </Button>
      </Group>
    </Alert>
  );
}
