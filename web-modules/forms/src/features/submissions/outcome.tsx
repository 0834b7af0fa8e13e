import { Alert, Button, Group, Link } from "@groundwork/kit";
import { CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { SubmissionDetail } from "./api";

export interface Done {
  stepName: string;
  actionName: string;
}

/** What the press did, and whose turn it is now. */
export function Outcome({ done, detail }: { done: Done; detail: SubmissionDetail }): ReactNode {
  const t = messages.useT();
  const teams = detail.currentStepTeams.map((team) => team.name).join(", ");
  const step = detail.currentStepName;
  const next = () => {
    if (detail.state === "done") return t("submissions.outcome.closed");
    if (detail.mayAct) return t("submissions.outcome.yours", { step });
    return teams ? t("submissions.outcome.next", { step, teams }) : t("submissions.outcome.nextStep", { step });
  };
  return (
    <Alert
      role="status"
      color="spruce"
      mb="md"
      icon={<CircleCheck size={20} aria-hidden />}
      title={t("submissions.outcome.title", { step: done.stepName, action: done.actionName })}
    >
      {detail.referenceNumberStr && `${t("submissions.outcome.number", { number: detail.referenceNumberStr })} `}
      {next()}
      <Group gap="sm" mt="sm">
        <Button component={Link} to="/forms/to-dos">
          {t("submissions.outcome.todos")}
        </Button>
        <Button component={Link} to="/forms/submissions/new" variant="default">
          {t("submissions.outcome.another")}
        </Button>
      </Group>
    </Alert>
  );
}
