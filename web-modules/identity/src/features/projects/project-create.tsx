import { Button, Link, Panel, toast, useNavigate, useSession } from "@groundwork/kit";
import { Form, FormActions, SubmitButton } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { projectWrites } from "./api";
import { ProjectFields } from "./project-fields";
import { emptyProject } from "./project-values";
import { useProjectForm } from "./use-project-form";

export function ProjectCreate(): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const { reload } = useSession();
  const form = useProjectForm({
    initial: emptyProject(Intl.DateTimeFormat().resolvedOptions().timeZone),
    submit: projectWrites.create,
    onSuccess: async (project) => {
      toast.done({ title: t("projects.created", { project: project.name }), detail: t("projects.createdNext") });
      await readAgain("projects", "company");
      await reload();
      navigate(`/projects/${project.projectId}/people`, { replace: true });
    },
  });
  return (
    <Panel>
      <Form form={form} aria-label={t("projects.create")}>
        <ProjectFields form={form} autoFocus />
        <FormActions>
          <Button component={Link} to="/projects" variant="default">
            {t("directory.cancel")}
          </Button>
          <SubmitButton>{t("projects.create")}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
