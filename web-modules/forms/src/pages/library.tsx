import { AppPage, Button, Link } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { Library } from "../features/library/library";
import { messages } from "../messages";

export default function LibraryPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage
      title={t("library.title")}
      description={t("library.description")}
      breadcrumbs={[{ label: t("templates.title"), to: "/forms" }]}
      actions={
        <Button
          component={Link}
          to="/forms/templates/new"
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
        >
          {t("templates.create")}
        </Button>
      }
    >
      <Library />
    </AppPage>
  );
}
