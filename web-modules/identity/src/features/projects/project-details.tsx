import { Anchor, Button, Facts, Panel, Text, toast, useSession } from "@groundwork/kit";
import { Form, FormActions, SubmitButton } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type ProjectDetail, projectWrites } from "./api";
import { DayText } from "./day-text";
import { ProjectFields } from "./project-fields";
import { valuesOf } from "./project-values";
import { useProjectForm } from "./use-project-form";

function mapLink({ latitude, longitude }: ProjectDetail): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

function Place({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  const href = mapLink(project);
  if (!href) return "–";
  return (
    <Anchor href={href} target="_blank" rel="noreferrer">
      {t("projects.openMap", { latitude: String(project.latitude), longitude: String(project.longitude) })}
    </Anchor>
  );
}

/** What everybody on the project may read. */
export function ProjectFacts({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  return (
    <Panel>
      {project.description && <Text>{project.description}</Text>}
      <Facts
        items={[
          { label: t("projects.address"), value: project.address || "–" },
          { label: t("projects.place"), value: <Place project={project} /> },
          { label: t("projects.startsOn"), value: <DayText day={project.startsOn} /> },
          { label: t("projects.endsOn"), value: <DayText day={project.endsOn} /> },
          { label: t("projects.timeZone"), value: project.timeZone.replaceAll("_", " ") },
        ]}
      />
    </Panel>
  );
}

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
  const href = mapLink(project);
  return (
    <Panel>
      <Form form={form} aria-label={t("projects.details")}>
        <ProjectFields form={form} />
        {href && (
          <Anchor href={href} target="_blank" rel="noreferrer">
            {t("projects.openMap", { latitude: String(project.latitude), longitude: String(project.longitude) })}
          </Anchor>
        )}
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
