import { type MakingSlot, toast } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { ProjectForm } from "./project-form";

/** A project, made where one was looked for; all but its name can wait for its own page. */
export default function NewProject({ onMade, onCancel }: MakingSlot): ReactNode {
  const t = messages.useT();
  return (
    <ProjectForm
      isShort
      onCancel={onCancel}
      onMade={({ projectId, name }) => {
        toast.done({ title: t("projects.created", { project: name }) });
        onMade(projectId);
      }}
    />
  );
}
