import { useFieldName } from "@groundwork/formwork";
import { type ConditionWords, groupWords, whenMessages } from "@groundwork/formwork/conditions";
import { fieldsOf, type Group } from "@groundwork/formwork/rules";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { bodyOf } from "../fill/filling";
import type { StepRecord, SubmissionDetail } from "./api";

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
  const words = useConditionWords(detail.pages);
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

function useConditionWords(pages: SubmissionDetail["pages"]): ConditionWords {
  const t = whenMessages.useT();
  const nameOf = useFieldName();
  return useMemo(() => {
    const fields = new Map(fieldsOf(bodyOf(pages)).map((field) => [field.id, field]));
    const name = (id: string) => {
      const found = fields.get(id);
      return found ? nameOf(found) : t("when.gone");
    };
    return { t, field: (id) => fields.get(id), name, situation: null };
  }, [pages, t, nameOf]);
}
