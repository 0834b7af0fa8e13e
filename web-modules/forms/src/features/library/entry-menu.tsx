import { ActionIcon, confirm, toast, useAction } from "@groundwork/kit";
import { Copy, Ellipsis, FileDown, Pencil, Trash2 } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { shelfMessages } from "../../messages/shelf";
import { useReadAgain } from "../api/keys";
import { exportEntry } from "../from-file/api";
import { type Entry, libraryWrites } from "./api";

export function EntryMenu({ entry, onEdit }: { entry: Entry; onEdit: () => void }): ReactNode {
  const t = shelfMessages.useT();
  const own = messages.useT();
  const readAgain = useReadAgain();
  const { formCollectionId: id, name } = entry;
  const isBlock = entry.blockKind !== null;
  const duplicate = useAction({
    run: (_: undefined, options) => libraryWrites.duplicate(id, options),
    onSuccess: async (made) => {
      toast.done({ title: t("library.duplicated", { name: made.name }) });
      await readAgain("library");
    },
    onError: (error) => toast.error(error, t("library.failed", { name })),
  });
  const remove = useAction({
    run: (_: undefined, options) => libraryWrites.remove(id, options),
    onSuccess: async () => {
      toast.done({ title: t("library.deleted", { name }) });
      await readAgain("library");
    },
    onError: (error) => toast.error(error, t("library.failed", { name })),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t("library.deleteTitle", { name }),
      body: t(isBlock ? "library.deleteBlockBody" : "library.deleteBody"),
      verb: t("library.delete"),
      danger: true,
    });
    if (isSure) remove.mutate(undefined);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t("library.actions", { name })}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entry.mayEdit && (
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
            {t("library.edit")}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => duplicate.mutate(undefined)}>
          {own("templates.duplicate")}
        </Menu.Item>
        {!isBlock && (
          <Menu.Item leftSection={<FileDown size={16} aria-hidden />} onClick={() => exportEntry(id, name)}>
            {own("templates.export")}
          </Menu.Item>
        )}
        {entry.mayEdit && (
          <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => void ask()}>
            {t("library.delete")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
