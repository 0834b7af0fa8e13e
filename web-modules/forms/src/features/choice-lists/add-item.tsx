import { Button, SidePane } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import type { ChoiceList } from "./api";
import { ItemForm } from "./item-form";

export function AddItem({ list }: { list: ChoiceList }): ReactNode {
  const t = choiceListMessages.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t("choiceLists.add")}
      </Button>
      <SidePane opened={isOpen} onClose={() => setOpen(false)} title={t("choiceLists.add")}>
        {isOpen && <ItemForm list={list} item={null} onClose={() => setOpen(false)} />}
      </SidePane>
    </>
  );
}
