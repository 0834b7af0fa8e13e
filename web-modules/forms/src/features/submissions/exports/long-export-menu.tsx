import { toast, useAction } from "@groundwork/kit";
import type { ListQuery } from "@groundwork/kit/directory";
import { ExportChoice, type ExportFormat, type ExportPart } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { exportMessages } from "../../../messages/exports";
import { useReadAgain } from "../../api/keys";
import { exportWrites } from "./api";
import { watchExport } from "./watch";

interface LongExportMenuProps {
  label: string;
  parts: readonly ExportPart[];
  formats: readonly ExportFormat[];
  note: string;
}

/** Of so many that nobody should wait for the file: it is made meanwhile. */
export default function LongExportMenu(look: LongExportMenuProps): ReactNode {
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
    <ExportChoice
      {...look}
      note={`${look.note} ${t("exports.meanwhile")}`}
      loading={start.isPending}
      onChosen={({ query }, format) => start.mutate({ ...query, format })}
    />
  );
}
