import { ActionIcon, toast, useAction } from "@groundwork/kit";
import { Archive, ArchiveRestore, Ellipsis } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { useReadAgain } from "../api/keys";
import { type ChoiceList, listWrites } from "./api";

export function ListMenu({ list }: { list: ChoiceList }): ReactNode {
  const t = choiceListMessages.useT();
  const readAgain = useReadAgain();
  const { choiceListId: id, name, isArchived } = list;
  const archive = useAction({
    run: (_: undefined, options) => listWrites[isArchived ? "unarchive" : "archive"](id, options),
    onSuccess: async () => {
      toast.done({ title: t(isArchived ? "choiceLists.isUnarchived" : "choiceLists.isArchived", { name }) });
      await readAgain("choice-lists");
    },
    onError: (error) => toast.error(error, t("choiceLists.failed", { name })),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t("choiceLists.actions", { name })}
          onClick={(event: React.MouseEvent) => event.stopPropagation()}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={isArchived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />}
          onClick={() => archive.mutate(undefined)}
        >
          {t(isArchived ? "choiceLists.unarchive" : "choiceLists.archive")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
