import { Button, toast } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextAreaField, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type TeamDetail, teamWrites } from "./api";

/** Name and description of a team. */
export function TeamEdit({ team, onDone }: { team: TeamDetail; onDone: () => void }): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const form = useForm<{ name: string; description: string }, TeamDetail>({
    initial: { name: team.name, description: team.description },
    validate: ({ name }) => ({ name: name.trim() ? null : t("teams.nameMissing") }),
    submit: (values, options) =>
      teamWrites.update({ teamId: team.teamId, name: values.name.trim(), description: values.description }, options),
    onSuccess: async (saved) => {
      toast.done({ title: t("teams.saved", { team: saved.name }) });
      onDone();
      await readAgain("teams", "members");
    },
  });
  return (
    <Form form={form} aria-label={t("teams.edit")}>
      <TextField
        {...form.field("name")}
        label={t("teams.name")}
        required
        autoFocus
        maxLength={120}
        autoComplete="off"
      />
      <TextAreaField
        {...form.field("description")}
        label={t("teams.description")}
        description={t("teams.descriptionHelp")}
        rows={2}
      />
      <FormActions>
        <Button variant="default" onClick={onDone}>
          {t("directory.cancel")}
        </Button>
        <SubmitButton>{t("directory.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
