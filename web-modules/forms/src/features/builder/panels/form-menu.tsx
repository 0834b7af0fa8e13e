import { useCan, useNavigate, useUrlState } from "@groundwork/kit";
import {
  Blocks,
  ClipboardPaste,
  Eye,
  FileDown,
  FileStack,
  FileUp,
  History,
  LayoutList,
  ListTree,
  Search,
} from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { builderMessages } from "../../../messages/builder";
import { clipboardMessages } from "../../../messages/clipboard";
import { findingMessages } from "../../../messages/finding";
import { exportTemplate, FILE } from "../../from-file/api";
import { useClipboard } from "../clipboard/offered";
import { openFinding } from "../find/finding";
import { usePanelTabs } from "./panel-tab";

interface FormMenuProps {
  template: { formTemplateId: string; name: string };
  /** What opens it. */
  children: ReactNode;
}

/** Where one gets from the form: its panels, its preview, its versions, and files. */
export function FormMenu({ template, children }: FormMenuProps): ReactNode {
  const t = builderMessages.useT();
  const navigate = useNavigate();
  const [, setUrl] = useUrlState({ view: "build" });
  const findT = findingMessages.useT();
  const clipT = clipboardMessages.useT();
  const clipboard = useClipboard();
  const { show, hasData, showData } = usePanelTabs();
  const { formTemplateId: id, name } = template;
  // Files are for who makes templates: an editor of this one may be none of them.
  const hasFiles = useCan("manager");
  const tabs = [
    { tab: "fields", label: t("builder.fields"), Icon: LayoutList },
    { tab: "current", label: t("builder.currentFields"), Icon: ListTree },
    { tab: "sections", label: t("builder.sections"), Icon: FileStack },
  ] as const;
  return (
    <Menu position="top-start" withinPortal>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {tabs.map(({ tab, label, Icon }) => (
          <Menu.Item key={tab} leftSection={<Icon size={16} aria-hidden />} onClick={() => show(tab)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<Eye size={16} aria-hidden />} onClick={() => setUrl({ view: "preview" })}>
          {t("builder.preview")}
        </Menu.Item>
        <Menu.CheckboxItem checked={hasData} closeMenuOnClick onChange={showData}>
          {t("builder.listView")}
        </Menu.CheckboxItem>
        <Menu.Item leftSection={<Search size={16} aria-hidden />} onClick={() => setTimeout(openFinding)}>
          {findT("find.title")}
        </Menu.Item>
        {clipboard?.paste && (
          <Menu.Item leftSection={<ClipboardPaste size={16} aria-hidden />} onClick={() => clipboard.paste?.()}>
            {clipT("clip.paste")}
          </Menu.Item>
        )}
        {clipboard?.insertBlock && (
          <Menu.Item leftSection={<Blocks size={16} aria-hidden />} onClick={() => clipboard.insertBlock?.()}>
            {clipT("clip.insertBlock")}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<History size={16} aria-hidden />}
          onClick={() => navigate(`/forms/templates/${id}/versions`)}
        >
          {t("builder.versions")}
        </Menu.Item>
        {hasFiles && (
          <>
            <Menu.Item
              leftSection={<FileUp size={16} aria-hidden />}
              onClick={() => navigate(`/forms/templates/new?from=${FILE}`)}
            >
              {t("builder.import")}
            </Menu.Item>
            <Menu.Item leftSection={<FileDown size={16} aria-hidden />} onClick={() => exportTemplate(id, name)}>
              {t("builder.export")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
