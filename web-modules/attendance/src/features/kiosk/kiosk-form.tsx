import { toast } from "@groundwork/kit";
import { optionsOf } from "@groundwork/kit/directory";
import { Form, FormActions, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useManagedProjects } from "../timesheets/add-day";
import { type KioskPairing, writes } from "./api";

export function KioskForm({ onDone }: { onDone: (pairing: KioskPairing) => void }): ReactNode {
  const t = messages.useT();
  const projects = useManagedProjects();
  const only = projects.length === 1 ? (projects[0]?.projectId ?? null) : null;
  const form = useForm<{ projectId: string | null; name: string }, KioskPairing>({
    initial: { projectId: only, name: "" },
    validate: ({ projectId, name }) => ({
      projectId: projectId ? null : t("addDay.siteMissing"),
      name: name.trim() ? null : t("types.nameMissing"),
    }),
    submit: ({ projectId, name }, options) => writes.create({ projectId: projectId ?? "", name: name.trim() }, options),
    onSuccess: (pairing) => {
      toast.done({ title: t("kiosks.added", { name: pairing.name }) });
      form.reset();
      onDone(pairing);
    },
  });
  return (
    <Form form={form} aria-label={t("kiosks.new")}>
      <SelectField
        {...form.field("projectId")}
        label={t("kiosks.site")}
        options={optionsOf.projects(projects)}
        required
      />
      <TextField
        {...form.field("name")}
        label={t("kiosks.name")}
        description={t("kiosks.nameHelp")}
        maxLength={120}
        autoComplete="off"
        required
      />
      <FormActions state={false}>
        <SubmitButton>{t("kiosks.new")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
