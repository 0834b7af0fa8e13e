import { Button, deviceZone, useSession } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type ProjectDetail, projectWrites } from "./api";
import { ProjectFields } from "./project-fields";
import { emptyProject } from "./project-values";
import { useProjectForm } from "./use-project-form";

interface ProjectFormProps {
  /** Its name alone: it is where the browser is, and the rest is told on its page. */
  isShort?: boolean;
  onCancel: () => void;
  onMade: (project: ProjectDetail) => void;
}

/** Makes a project. */
export function ProjectForm({ isShort = false, onCancel, onMade }: ProjectFormProps): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const { reload } = useSession();
  const timeZone = deviceZone();
  const form = useProjectForm({
    initial: emptyProject(timeZone),
    guard: !isShort,
    submit: projectWrites.create,
    onSuccess: async (project) => {
      await readAgain("projects", "company");
      await reload();
      onMade(project);
    },
  });
  return (
    <Form form={form} aria-label={t("projects.create")}>
      {isShort ? (
        <TextField
          {...form.field("name")}
          label={t("projects.name")}
          description={t("projects.zoneOfDevice", { zone: timeZone.replaceAll("_", " ") })}
          required
          autoFocus
          maxLength={120}
          autoComplete="off"
        />
      ) : (
        <ProjectFields form={form} autoFocus />
      )}
      <FormActions state={!isShort}>
        <Button variant="default" onClick={onCancel}>
          {t("directory.cancel")}
        </Button>
        <SubmitButton>{t("projects.make")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
