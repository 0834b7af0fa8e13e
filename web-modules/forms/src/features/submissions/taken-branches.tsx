import { useFieldName } from "@groundwork/formwork";
import { type ConditionWords, groupWords, whenMessages } from "@groundwork/formwork/conditions";
import { comparisonsIn, fieldsOf, type Group, looksAt } from "@groundwork/formwork/rules";
import { useQuery } from "@groundwork/kit";
import { teamChoice } from "@groundwork/kit/directory";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { bodyOf } from "../fill/filling";
import { type StepRecord, type SubmissionDetail, workflowQuery } from "./api";
import { stepsIn } from "./path";

interface TakenBranchesProps {
  step: StepRecord;
  detail: SubmissionDetail;
}

/** Why a submission went that way, where what was entered decided. */
export function TakenBranches({ step, detail }: TakenBranchesProps): ReactNode {
  return step.takenBranches.length === 0 ? null : <Reasons step={step} detail={detail} />;
}

function Reasons({ step, detail }: TakenBranchesProps): ReactNode {
  const t = messages.useT();
  const words = useConditionWords(step, detail);
  return step.takenBranches.map(({ conditionName, when }, at) => {
    const condition = conditionName || t("submissions.track.condition");
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, in the order of the way
      <span key={at}>
        {when
          ? t("submissions.track.took", { condition, when: groupWords(words, when as Group) })
          : t("submissions.track.tookOtherwise", { condition })}
      </span>
    );
  });
}

function useConditionWords({ takenBranches }: StepRecord, { pages, submissionId }: SubmissionDetail): ConditionWords {
  const t = whenMessages.useT();
  const nameOf = useFieldName();
  const asked = takenBranches.flatMap(({ when }) => Array.from(comparisonsIn((when ?? {}) as Group), looksAt).flat());
  const { data: drawn } = useQuery({ ...workflowQuery(submissionId), enabled: asked.includes("@step") });
  const { data: teams } = useQuery({ ...teamChoice, enabled: asked.includes("@team") });
  return useMemo(() => {
    const fields = new Map(fieldsOf(bodyOf(pages)).map((field) => [field.id, field]));
    const name = (id: string) => {
      const found = fields.get(id);
      return found ? nameOf(found) : t("when.gone");
    };
    const situation = {
      steps: drawn ? stepsIn(drawn) : [],
      teams: (teams ?? []).map((team) => ({ id: team.teamId, name: team.name })),
    };
    return { t, field: (id) => fields.get(id), name, situation };
  }, [pages, drawn, teams, t, nameOf]);
}
