import { AppPage, Panel, toast, useNavigate } from "@groundwork/kit";
import type { ReactNode } from "react";
import { ProjectForm } from "../features/projects/project-form";
import { messages } from "../messages";

export default function NewProjectPage(): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  return (
    <AppPage
      title={t("projects.create")}
      breadcrumbs={[{ label: t("projects.title"), to: "/projects" }]}
      width="narrow"
    >
      <Panel>
        <ProjectForm
          onCancel={() => navigate("/projects")}
          onMade={({ projectId, name }) => {
            toast.done({ title: t("projects.created", { project: name }), detail: t("projects.createdNext") });
            navigate(`/projects/${projectId}/people`, { replace: true });
          }}
        />
      </Panel>
    </AppPage>
  );
}
