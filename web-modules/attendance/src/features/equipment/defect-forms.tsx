import { Button, Text, toast, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, SwitchField, TextAreaField, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useRef } from "react";
import { messages } from "../../messages";
import { EQUIPMENT } from "./api";
import { careWrites, DEFECT, type Defect } from "./care-api";

const LONGEST = 2000;

interface ReportFormProps {
  equipmentId: string;
  onClose: () => void;
}

export function ReportForm({ equipmentId, onClose }: ReportFormProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  // The same defect however often it is sent.
  const defectId = useRef(crypto.randomUUID());
  const form = useForm<{ title: string; description: string; isBlocking: boolean }, Defect>({
    initial: { title: "", description: "", isBlocking: false },
    validate: ({ title }) => ({ title: title.trim() ? null : t("defects.titleMissing") }),
    submit: (values, options) =>
      careWrites.report({ equipmentDefectId: defectId.current, equipmentId, ...values }, options),
    onSuccess: async ({ title }) => {
      toast.done({ title: t("defects.reported", { title }), detail: t("defects.reportedNext") });
      onClose();
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
  });
  return (
    <Form form={form} aria-label={t("defects.report")}>
      <TextField {...form.field("title")} label={t("defects.what")} required maxLength={120} autoComplete="off" />
      <TextAreaField {...form.field("description")} label={t("defects.description")} rows={3} maxLength={LONGEST} />
      <SwitchField
        {...form.field("isBlocking")}
        label={t("defects.isBlocking")}
        description={t("defects.isBlockingHelp")}
      />
      <Text size="sm" c="dimmed">
        {t("defects.photosAfter")}
      </Text>
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("equipment.cancel")}
        </Button>
        <SubmitButton>{t("defects.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface DoneFormProps {
  defect: Defect;
  onClose: () => void;
}

/** Repaired: with what was done about it. */
export function DoneForm({ defect, onClose }: DoneFormProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { equipmentDefectId, revision, title } = defect;
  const form = useForm<{ note: string }, Defect>({
    initial: { note: defect.note },
    validate: ({ note }) => ({ note: note.trim() ? null : t("defects.noteMissing") }),
    submit: ({ note }, options) =>
      careWrites.changeDefect({ equipmentDefectId, revision, state: DEFECT.done, note }, options),
    onSuccess: async () => {
      toast.done({ title: t("defects.saved", { title, state: t("defects.state.3") }) });
      onClose();
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
  });
  return (
    <Form form={form} aria-label={t("defects.end")}>
      <TextAreaField {...form.field("note")} label={t("defects.note")} rows={2} maxLength={LONGEST} required />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("equipment.cancel")}
        </Button>
        <SubmitButton>{t("defects.end")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
