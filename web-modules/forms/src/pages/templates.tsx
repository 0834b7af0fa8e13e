import { AppPage, Button, Link, useUrlState } from "@groundwork/kit";
import { LibraryBig, ListTree, Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { libraryAddress, newTemplateAddress } from "../features/gallery/address";
import { useMaking } from "../features/templates/making";
import { TemplateList } from "../features/templates/template-list";
import { messages } from "../messages";

export default function TemplatesPage(): ReactNode {
  const t = messages.useT();
  const { isAllowed: mayCreate } = useMaking();
  // The folder that the list shows.
  const [{ "f.folderId": folderId }] = useUrlState({ "f.folderId": "" });
  return (
    <AppPage
      title={t("templates.title")}
      description={`${t("templates.description")}${mayCreate ? "" : ` ${t("templates.makers")}`}`}
      actions={
        mayCreate && (
          <>
            <Button
              component={Link}
              to="/forms/choice-lists"
              variant="default"
              leftSection={<ListTree size={16} aria-hidden />}
            >
              {t("forms.choiceLists")}
            </Button>
            <Button
              component={Link}
              to={libraryAddress(folderId)}
              variant="default"
              leftSection={<LibraryBig size={16} aria-hidden />}
            >
              {t("library.title")}
            </Button>
            <Button component={Link} to={newTemplateAddress(folderId)} leftSection={<Plus size={16} aria-hidden />}>
              {t("templates.create")}
            </Button>
          </>
        )
      }
    >
      <TemplateList />
    </AppPage>
  );
}
