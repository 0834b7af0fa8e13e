import { AppPage } from "@groundwork/kit";
import type { ReactNode } from "react";
import { ProjectCreate } from "../features/projects/project-create";
import { messages } from "../messages";

export default function NewProjectPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage
      title={t("projects.create")}
      breadcrumbs={[{ label: t("projects.title"), to: "/projects" }]}
      width="narrow"
    >
      <ProjectCreate />
    </AppPage>
  );
}
