import { Alert, Button, SidePane, Stack, StatusBadge, Text, toast, useAction, useQueryClient } from "@groundwork/kit";
import { FileField, TABLE_FILES } from "@groundwork/kit/forms";
import { CircleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../messages";
import { BUDGET, type CsvResult, importing, type Verdict } from "./api";
import classes from "./budget.module.css";

/** What files there are. */
export type Imported = keyof typeof importing;

const TONES = { create: "good", exists: "neutral", duplicate: "waiting", invalid: "bad" } as const;

function Rows({ of, result }: { of: Imported; result: CsvResult }): ReactNode {
  const t = messages.useT();
  return (
    <ul className={classes.list} aria-label={t("import.rows")}>
      {result.rows.map((row) => (
        <li key={row.line}>
          <Stack gap={2} py="xs">
            <Text>
              <span className={classes.number}>{row.number}</span>
              {row.name}
            </Text>
            <Text size="sm">
              <StatusBadge tone={TONES[row.verdict as Verdict]}>
                {t(
                  row.verdict === "create" && !result.dryRun
                    ? `import.${of}.created`
                    : `import.${row.verdict as Verdict}`,
                )}
              </StatusBadge>{" "}
              {t("import.line", { line: row.line, message: row.message })}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

function ImportSteps({ of, projectId }: { of: Imported; projectId: string }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const check = useAction<File, CsvResult>({ run: (chosen) => importing[of].check(projectId, chosen) });
  const send = useAction<File, CsvResult>({
    run: (chosen, options) => importing[of].send(projectId, chosen, options),
    onSuccess: async (result) => {
      toast.done({ title: t(`import.${of}.done`, { count: result.createCount }) });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error) => toast.error(error, t(`import.${of}.failed`)),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    check.reset();
    send.reset();
    if (chosen) check.mutate(chosen);
  };
  const result = send.data ?? check.data;
  return (
    <Stack gap="lg">
      <FileField
        name="file"
        label={t("import.file")}
        description={t(`import.${of}.help`)}
        button={t("import.choose")}
        accept={TABLE_FILES}
        value={file}
        onChange={choose}
        error={null}
        disabled={check.isPending || send.isPending}
      />
      {check.error && (
        <Alert color="brick" variant="light" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
          {check.error.message}
        </Alert>
      )}
      {file && result && (
        <>
          <Text fw={600} role="status">
            {t(result.dryRun ? `import.${of}.would` : `import.${of}.done`, { count: result.createCount })}
          </Text>
          {result.dryRun && (
            <Button disabled={result.createCount === 0} loading={send.isPending} onClick={() => send.mutate(file)}>
              {t(`import.${of}.verb`, { count: result.createCount })}
            </Button>
          )}
          <Rows of={of} result={result} />
        </>
      )}
    </Stack>
  );
}

/** Choose a file, see what each line would do, then import. Nothing is written before the second step. */
export function ImportPane({
  of,
  projectId,
  opened,
  onClose,
}: {
  of: Imported;
  projectId: string;
  opened: boolean;
  onClose: () => void;
}) {
  const t = messages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} title={t(`import.${of}.title`)}>
      <ImportSteps of={of} projectId={projectId} />
    </SidePane>
  );
}
