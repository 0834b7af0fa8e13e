import { AppPage, Button, useDisclosure } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useMaking } from "../features/templates/making";
import { TemplateCreate } from "../features/templates/template-create";
import { TemplateList } from "../features/templates/template-list";
import { messages } from "../messages";

export default function TemplatesPage(): ReactNode {
  const t = messages.useT();
  const { isAllowed: mayCreate } = useMaking();
  const [creating, { open, close }] = useDisclosure(false);
  return (
    <AppPage
      title={t("templates.title")}
      description={`${t("templates.description")}${mayCreate ? "" : ` ${t("templates.makers")}`}`}
      actions={
        mayCreate && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={open}>
            {t("templates.create")}
          </Button>
        )
      }
    >
      <TemplateList onCreate={open} />
      <TemplateCreate opened={creating} onClose={close} />
    </AppPage>
  );
}
