import { ActionIcon, toast, useAction, useCan, useNavigate } from "@groundwork/kit";
import {
  Archive,
  ArchiveRestore,
  Copy,
  Ellipsis,
  Eye,
  FileDown,
  FileSpreadsheet,
  FolderInput,
  History,
  Hourglass,
  LibraryBig,
  Pencil,
  QrCode,
  Waypoints,
} from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { folderMessages } from "../../messages/folders";
import { useReadAgain } from "../api/keys";
import { exportTemplate, exportXlsForm } from "../from-file/api";
import { type TemplateRow, templateWrites } from "./api";
import { useMaking } from "./making";
import { useArchive } from "./use-archive";

interface TemplateMenuProps {
  template: TemplateRow;
  /** Asks for the folder that it is to lie in. */
  onMove: (template: TemplateRow) => void;
}

/** What may be done with one template; nobody sees what they may not do. */
export function TemplateMenu({ template, onMove }: TemplateMenuProps): ReactNode {
  const t = messages.useT();
  const folderT = folderMessages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const id = template.formTemplateId;
  const name = template.name;
  const duplicate = useAction({
    run: (_: undefined, options) => templateWrites.duplicate(id, options),
    onSuccess: async (made) => {
      toast.done({ title: t("templates.duplicated", { name }) });
      await readAgain("templates");
      navigate(`/forms/templates/${made.formTemplateId}`);
    },
    onError: (error) => toast.error(error, t("templates.failed", { name })),
  });
  const archive = useArchive(template);
  const making = useMaking();
  // Of a form for all projects too: whoever manages one of them hangs it out there.
  const startLinks = making.isAllowed && template.publishedVersion !== null && !template.isArchived && (
    <Menu.Item
      leftSection={<QrCode size={16} aria-hidden />}
      onClick={() => navigate(`/forms/templates/${id}/start-links`)}
    >
      {t("templates.startLinks")}
    </Menu.Item>
  );
  const isManager = useCan("manager");
  // Also for managers who may not change it: what waits is of their projects.
  const times = (
    <Menu.Item
      leftSection={<Hourglass size={16} aria-hidden />}
      onClick={() => navigate(`/forms/templates/${id}/times`)}
    >
      {t("templates.times")}
    </Menu.Item>
  );
  if (!template.mayEdit && !isManager && !startLinks) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={t("templates.actions", { name })}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {template.mayEdit ? (
          <>
            <Menu.Item
              leftSection={<Pencil size={16} aria-hidden />}
              onClick={() => navigate(`/forms/templates/${id}`)}
            >
              {t("templates.edit")}
            </Menu.Item>
            <Menu.Item
              leftSection={<Eye size={16} aria-hidden />}
              onClick={() => navigate(`/forms/templates/${id}?look=1`)}
            >
              {t("templates.look")}
            </Menu.Item>
            <Menu.Item leftSection={<Waypoints size={16} aria-hidden />} onClick={() => navigate(`/workflow/${id}`)}>
              {t("templates.workflow")}
            </Menu.Item>
            <Menu.Item
              leftSection={<History size={16} aria-hidden />}
              onClick={() => navigate(`/forms/templates/${id}/versions`)}
            >
              {t("templates.versions")}
            </Menu.Item>
            {isManager && (
              <>
                {times}
                <Menu.Item leftSection={<FolderInput size={16} aria-hidden />} onClick={() => onMove(template)}>
                  {folderT("folders.move.one")}
                </Menu.Item>
                <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => duplicate.mutate(undefined)}>
                  {t("templates.duplicate")}
                </Menu.Item>
                <Menu.Item
                  leftSection={<LibraryBig size={16} aria-hidden />}
                  onClick={() => navigate(`/forms/library/save/${id}`)}
                >
                  {t("library.saveAs")}
                </Menu.Item>
                <Menu.Item leftSection={<FileDown size={16} aria-hidden />} onClick={() => exportTemplate(id, name)}>
                  {folderT("folders.exportDraft")}
                </Menu.Item>
                <Menu.Item
                  leftSection={<FileSpreadsheet size={16} aria-hidden />}
                  onClick={() => exportXlsForm(id, name)}
                >
                  {folderT("folders.exportXlsForm")}
                </Menu.Item>
              </>
            )}
            {startLinks}
            {template.mayManage && (
              <>
                <Menu.Divider />
                {template.isArchived ? (
                  <Menu.Item
                    leftSection={<ArchiveRestore size={16} aria-hidden />}
                    onClick={() => archive.mutate(false)}
                  >
                    {t("templates.unarchive")}
                  </Menu.Item>
                ) : (
                  <Menu.Item leftSection={<Archive size={16} aria-hidden />} onClick={() => archive.mutate(true)}>
                    {t("templates.archive")}
                  </Menu.Item>
                )}
              </>
            )}
          </>
        ) : (
          <>
            {startLinks}
            {isManager && times}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
