import { AppPage, Button } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { ChoiceLists } from "../features/choice-lists/choice-lists";
import { NewList } from "../features/choice-lists/new-list";
import { messages } from "../messages";
import { choiceListMessages } from "../messages/choice-lists";

export default function ChoiceListsPage(): ReactNode {
  const words = messages.useT();
  const t = choiceListMessages.useT();
  const [isMaking, setMaking] = useState(false);
  return (
    <AppPage
      title={t("choiceLists.title")}
      description={t("choiceLists.description")}
      breadcrumbs={[{ label: words("templates.title"), to: "/forms" }]}
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setMaking(true)}>
          {t("choiceLists.new")}
        </Button>
      }
    >
      <ChoiceLists />
      <NewList opened={isMaking} onClose={() => setMaking(false)} />
    </AppPage>
  );
}
