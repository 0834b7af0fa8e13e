import { AppPage, Button, Link } from "@groundwork/kit";
import { Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { UnsentNote } from "../features/fill/unsent-note";
import { ExportsNote } from "../features/submissions/exports/exports-note";
import { ImportButton } from "../features/submissions/importing/import-button";
import { SubmissionList } from "../features/submissions/submission-list";
import { messages } from "../messages";

export default function SubmissionsPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage
      title={t("submissions.title")}
      description={t("submissions.description")}
      actions={
        <>
          <Button
            component={Link}
            to="/forms/submissions/deleted"
            variant="default"
            leftSection={<Trash2 size={16} aria-hidden />}
          >
            {t("submissions.deleted")}
          </Button>
          <ImportButton />
          <Button component={Link} to="/forms/submissions/new" leftSection={<Plus size={16} aria-hidden />}>
            {t("submissions.start")}
          </Button>
        </>
      }
    >
      <UnsentNote />
      <ExportsNote />
      <SubmissionList />
    </AppPage>
  );
}
