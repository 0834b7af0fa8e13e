import { Button, Dialog, toast, useNavigate, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice, type Schemas } from "@groundwork/kit/directory";
import { Form, FormActions, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../api/keys";
import { templateWrites } from "./api";
import { useMaking } from "./making";

interface Values {
  name: string;
  folderName: string;
  projectId: string | null;
}

function CreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const t = messages.useT();
  const { forAllProjects, managed } = useMaking();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const projects = useQuery(projectChoice);
  const form = useForm<Values, Schemas["FormDetailPublic"]>({
    initial: {
      name: "",
      folderName: "",
      projectId: !forAllProjects && managed.length === 1 ? (managed[0]?.projectId ?? null) : null,
    },
    validate: ({ name, projectId }) => ({
      name: name.trim() ? null : t("templates.nameMissing"),
      projectId: forAllProjects || projectId !== null ? null : t("templates.projectMissing"),
    }),
    submit: (values, options) => templateWrites.create({ ...values, name: values.name.trim() }, options),
    onSuccess: async (made) => {
      toast.done({ title: t("templates.created", { name: made.name }) });
      navigate(`/forms/templates/${made.formTemplateId}`);
      await readAgain("templates");
    },
  });
  return (
    <Form form={form} aria-label={t("templates.create")}>
      <TextField {...form.field("name")} label={t("templates.name")} required autoFocus maxLength={120} />
      <TextField {...form.field("folderName")} label={t("templates.folder")} maxLength={120} />
      <SelectField
        {...form.field("projectId")}
        label={t("templates.project")}
        description={t(forAllProjects ? "templates.projectHelp" : "templates.projectHelpManaged")}
        {...(forAllProjects && { placeholder: t("templates.everyProject") })}
        options={optionsOf.projects(forAllProjects ? projects.data : managed)}
        clearable={forAllProjects}
        required={!forAllProjects}
      />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("templates.cancel")}
        </Button>
        <SubmitButton>{t("templates.create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export function TemplateCreate({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
  const t = messages.useT();
  return (
    <Dialog opened={opened} onClose={onClose} title={t("templates.create")}>
      <CreateForm onClose={onClose} />
    </Dialog>
  );
}
