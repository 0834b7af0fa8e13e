import { ActionIcon } from "@groundwork/kit";
import { Ellipsis } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { clipboardMessages } from "../../../messages/clipboard";
import { useClipboard } from "../clipboard/offered";

/** A page through the clipboard, and what lies there onto or behind it. */
export function PageMenu({ pageId, name }: { pageId: string; name: string }): ReactNode {
  const t = clipboardMessages.useT();
  const clipboard = useClipboard();
  if (!clipboard) return null;
  const { copy, cut, paste, saveBlock, insertBlock } = clipboard;
  const label = t("clip.page", { name });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => copy({ pageId })}>{t("clip.copy")}</Menu.Item>
        {cut && <Menu.Item onClick={() => cut({ pageId })}>{t("clip.cut")}</Menu.Item>}
        {paste && <Menu.Item onClick={() => paste(pageId)}>{t("clip.paste")}</Menu.Item>}
        {saveBlock && <Menu.Item onClick={() => saveBlock({ pageId })}>{t("clip.saveBlock")}</Menu.Item>}
        {insertBlock && <Menu.Item onClick={() => insertBlock(pageId)}>{t("clip.insertBlock")}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
