import { Alert, Button, Panel, toast, useSession } from "@groundwork/kit";
import { Form, FormActions, SubmitButton } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type ProjectDetail, projectWrites } from "./api";
import { ProjectFields } from "./project-fields";
import { valuesOf } from "./project-values";
import { useProjectForm } from "./use-project-form";

/** What a manager of the project may change. */
export function ProjectEdit({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const { reload } = useSession();
  const form = useProjectForm({
    initial: valuesOf(project),
    submit: (input, options) => projectWrites.update({ ...input, projectId: project.projectId }, options),
    onSuccess: async (saved) => {
      toast.done({ title: t("projects.saved", { project: saved.name }) });
      await readAgain("projects", "members");
      await reload();
    },
  });
  const { latitude, longitude } = form.values;
  const losesFence = Boolean(project.fenceRadiusMeters) && latitude === null && longitude === null;
  return (
    <Panel>
      <Form form={form} aria-label={t("projects.settings")}>
        <ProjectFields form={form} />
        {losesFence && <Alert color="amber">{t("projects.place.fence")}</Alert>}
        <FormActions>
          {form.status === "dirty" && (
            <Button variant="default" onClick={() => form.reset()}>
              {t("directory.discard")}
            </Button>
          )}
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>
            {t("directory.save")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
