import { Button, toast, useAction } from "@groundwork/kit";
import type { ListQuery } from "@groundwork/kit/directory";
import { Download } from "@groundwork/kit/icons";
import { type ExportPart, Menu } from "@groundwork/kit/overlay";
import { Fragment, type ReactNode } from "react";
import { exportMessages } from "../../../messages/exports";
import { useReadAgain } from "../../api/keys";
import { exportWrites } from "./api";
import { watchExport } from "./watch";

const FORMATS = ["xlsx", "csv", "json"] as const;

interface LongExportMenuProps {
  label: string;
  parts: readonly ExportPart[];
  note: string;
}

/** Of so many that nobody should wait for the file: it is made meanwhile. */
export default function LongExportMenu({ label, parts, note }: LongExportMenuProps): ReactNode {
  const t = exportMessages.useT();
  const readAgain = useReadAgain();
  const start = useAction<ListQuery, { exportId: string }>({
    run: (query, options) => exportWrites.start(query, options),
    onSuccess: async ({ exportId }) => {
      toast.done({ title: t("exports.started"), detail: t("exports.startedHelp") });
      void watchExport(exportId);
      await readAgain("exports");
    },
    onError: (error) => toast.error(error, t("exports.notStarted")),
  });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="subtle" loading={start.isPending} leftSection={<Download size={16} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {parts.map(({ name, query }) => (
          <Fragment key={name}>
            {parts.length > 1 && <Menu.Label>{name}</Menu.Label>}
            {FORMATS.map((format) => (
              <Menu.Item key={format} onClick={() => start.mutate({ ...query, format })}>
                {t(`exports.${format}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
        <Menu.Label maw="16rem" style={{ whiteSpace: "normal" }}>
          {note} {t("exports.meanwhile")}
        </Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
