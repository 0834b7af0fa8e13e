import { type Field, newId, type SubFormSetting } from "@groundwork/formwork";
import { Button, ErrorState, Text, useAction, useNavigate } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useRef } from "react";
import { subFormMessages } from "../../messages/sub-form";
import { useReadAgain } from "../api/keys";
import { submissionWrites } from "../submissions/api";
import type { SubForm } from "./api";
import classes from "./entries.module.css";
import type { SubFormPlace } from "./place";

interface AddEntryProps {
  field: Field;
  setting: SubFormSetting;
  subForm: SubForm;
  place: SubFormPlace;
}

/** Begins an entry and opens it; where nobody can, or not who looks at it, it is said why. */
export function AddEntry({ field, setting, subForm, place }: AddEntryProps): ReactNode {
  const t = subFormMessages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  // The same entry however often it is sent.
  const entryId = useRef(newId());
  const { notAdding, templateName, formTemplateId, most } = subForm;
  const { submissionId, projectId, stepId } = place;
  const begin = useAction({
    run: async (at: string, options) =>
      submissionWrites.create(
        {
          submissionId: entryId.current,
          formTemplateId,
          projectId,
          values: {},
          reopenUntouched: false,
          parent: { submissionId, stepId: at, fieldId: field.id },
        },
        options,
      ),
    onSuccess: async (made) => {
      navigate(`/forms/submissions/${made.submissionId}`);
      await readAgain("submissions", "todos");
    },
    onError: () => void readAgain("submissions"),
  });
  if (notAdding === "notOpen" || stepId === null) return null;
  if (notAdding !== null)
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {t(`subForm.notAdding.${notAdding}`, { form: templateName, most })}
      </Text>
    );
  return (
    <div className={classes.add}>
      {begin.error && <ErrorState error={begin.error} title={t("subForm.failed")} />}
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        loading={begin.isPending}
        onClick={() => begin.mutate(stepId)}
      >
        {setting.button || t("subForm.add", { form: templateName })}
      </Button>
      <Text size="sm" c="dimmed">
        {t("subForm.adding")}
      </Text>
    </div>
  );
}
