import { Alert, Button, Group, Link, Panel, Stack, Text, toast, useAction } from "@groundwork/kit";
import { FileField, TABLE_FILES } from "@groundwork/kit/forms";
import { CircleAlert, Download, Send } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { checkCsv, type ImportReport, inviteWrites } from "./api";
import { ImportReportTable } from "./import-report";
import { downloadTemplate } from "./import-template";
import { SeatsLeft } from "./seats-left";

/** Choose a file, see what each row would do, then send. Nothing is sent before the second step. */
export function ImportSteps(): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const [file, setFile] = useState<File | null>(null);

  const check = useAction<File, ImportReport>({
    run: checkCsv,
  });
  const send = useAction<File, ImportReport>({
    run: (chosen, options) => inviteWrites.importCsv(chosen, options),
    onSuccess: async (report) => {
      toast.done({ title: t("import.sent", { count: report.inviteCount }), detail: t("invites.sentDetail") });
      await readAgain("invites", "company");
    },
    onError: (error) => toast.error(error, t("import.sendFailed")),
  });

  const choose = (chosen: File | null) => {
    setFile(chosen);
    check.reset();
    send.reset();
    if (chosen) check.mutate(chosen);
  };

  const report = send.data ?? check.data;
  const skipped = report ? report.rows.length - report.inviteCount : 0;
  return (
    <Stack gap="lg">
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
        <FileField
          name="file"
          label={t("import.file")}
          description={t("import.fileHelp")}
          button={t(file ? "import.chooseOther" : "import.chooseButton")}
          accept={TABLE_FILES}
          value={file}
          onChange={choose}
          error={null}
          disabled={check.isPending || send.isPending}
        />
        {check.isPending && (
          <Text role="status" c="dimmed">
            {t("import.checking")}
          </Text>
        )}
        {check.error && (
          <Alert
            color="brick"
            variant="light"
            role="alert"
            icon={<CircleAlert size={18} aria-hidden />}
            title={t("import.checkFailed")}
          >
            {check.error.message}
          </Alert>
        )}
      </Panel>
      {file && report && (
        <>
          <Group justify="space-between" gap="sm">
            <Text fw={600} role="status">
              {report.dryRun
                ? t("import.summary", { invited: report.inviteCount, skipped })
                : t("import.sent", { count: report.inviteCount })}
            </Text>
            {report.dryRun ? (
              <Button
                leftSection={<Send size={16} aria-hidden />}
                disabled={report.inviteCount === 0}
                loading={send.isPending}
                onClick={() => send.mutate(file)}
              >
                {t("import.send", { count: report.inviteCount })}
              </Button>
            ) : (
              <Button component={Link} to="/members/invites">
                {t("import.toInvites")}
              </Button>
            )}
          </Group>
          <ImportReportTable report={report} />
        </>
      )}
    </Stack>
  );
}
