import { AppPage, Button, Link, useCan } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { ProjectList } from "../features/projects/project-list";
import { messages } from "../messages";

export default function ProjectsPage(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  return (
    <AppPage
      title={t("projects.title")}
      description={t(isAdmin ? "projects.descriptionAll" : "projects.descriptionOwn")}
      actions={
        isAdmin && (
          <Button component={Link} to="/projects/new" leftSection={<Plus size={16} aria-hidden />}>
            {t("projects.create")}
          </Button>
        )
      }
    >
      <ProjectList />
    </AppPage>
  );
}
