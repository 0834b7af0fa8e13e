import { Button, Link, Panel } from "@groundwork/kit";
import { ImportSteps } from "@groundwork/kit/forms";
import { Download } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { checkCsv, inviteWrites } from "./api";
import { ImportReportTable } from "./import-report";
import { downloadTemplate } from "./import-template";
import { SeatsLeft } from "./seats-left";

export function InviteImport(): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  return (
    <ImportSteps
      description={t("import.fileHelp")}
      check={checkCsv}
      send={inviteWrites.importCsv}
      countOf={({ inviteCount }) => inviteCount}
      summary={({ dryRun, inviteCount, rows }) =>
        dryRun
          ? t("import.summary", { invited: inviteCount, skipped: rows.length - inviteCount })
          : t("import.sent", { count: inviteCount })
      }
      verb={(count) => t("import.send", { count })}
      failed={t("import.sendFailed")}
      sentDetail={t("invites.sentDetail")}
      onSent={() => readAgain("invites", "company")}
      around={(choice) => (
        <Panel
          title={t("import.choose.title")}
          description={t("import.choose.body")}
          actions={
            <Button variant="subtle" leftSection={<Download size={16} aria-hidden />} onClick={downloadTemplate}>
              {t("import.template")}
            </Button>
          }
        >
          <SeatsLeft />
          {choice}
        </Panel>
      )}
      next={
        <Button component={Link} to="/members/invites">
          {t("import.toInvites")}
        </Button>
      }
    >
      {(report) => <ImportReportTable report={report} />}
    </ImportSteps>
  );
}
