import {
  Alert,
  api,
  Button,
  SidePane,
  Stack,
  StatusBadge,
  Text,
  toast,
  useAction,
  useQueryClient,
} from "@groundwork/kit";
import { optionsOf } from "@groundwork/kit/directory";
import { FileField, SelectField, TABLE_FILES } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { useManagedProjects } from "../timesheets/add-day";
import { EQUIPMENT, type EquipmentCsv } from "./api";
import classes from "./equipment.module.css";

const TONES = { create: "good", exists: "neutral", duplicate: "waiting", invalid: "bad" } as const;

/** Choose a file, see what each line would do, then import. Nothing is written before the second step. */
export function ImportPane({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
  const t = messages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} title={t("equipment.import")}>
      {opened && <Steps />}
    </SidePane>
  );
}

function Steps(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const projects = useManagedProjects();
  const [chosen, setChosen] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const projectId = chosen ?? (projects.length === 1 ? (projects[0]?.projectId ?? null) : null);
  const bodyOf = (content: File) => {
    const body = new FormData();
    body.set("file", content);
    body.set("projectId", projectId ?? "");
    return body;
  };
  const check = useAction<File, EquipmentCsv>({
    run: (content) => api.post("/api/Equipment/CheckEquipmentCsv", { body: bodyOf(content) }),
  });
  const send = useAction<File, EquipmentCsv>({
    run: (content, options) => api.post("/api/Equipment/ImportEquipmentCsv", { body: bodyOf(content), ...options }),
    onSuccess: async ({ createCount }) => {
      toast.done({ title: t("equipment.imported", { count: createCount }) });
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
    onError: (error) => toast.error(error, t("equipment.notImported")),
  });
  const choose = (content: File | null) => {
    setFile(content);
    check.reset();
    send.reset();
    if (content) check.mutate(content);
  };
  const result = send.data ?? check.data;
  return (
    <Stack gap="lg">
      <SelectField
        name="projectId"
        label={t("equipment.home")}
        value={projectId}
        onChange={(id) => {
          setChosen(id);
          choose(null);
        }}
        error={null}
        options={optionsOf.projects(projects)}
      />
      <FileField
        name="file"
        label={t("equipment.importFile")}
        description={t("equipment.importHelp")}
        button={t("equipment.importChoose")}
        accept={TABLE_FILES}
        value={file}
        onChange={choose}
        error={null}
        disabled={projectId === null || check.isPending || send.isPending}
      />
      {check.error && (
        <Alert color="brick" role="alert">
          {check.error.message}
        </Alert>
      )}
      {file && result && (
        <>
          <Text fw={600} role="status">
            {t(result.dryRun ? "equipment.wouldImport" : "equipment.imported", { count: result.createCount })}
          </Text>
          {result.dryRun && (
            <Button disabled={result.createCount === 0} loading={send.isPending} onClick={() => send.mutate(file)}>
              {t("equipment.importVerb", { count: result.createCount })}
            </Button>
          )}
          <ul className={classes.list} aria-label={t("equipment.importLines")}>
            {result.rows.map((row) => (
              <li key={row.line}>
                <Text>{[row.name, row.serialNumber].filter(Boolean).join(" · ")}</Text>
                <Text size="sm">
                  <StatusBadge tone={TONES[row.verdict]}>{t(`equipment.verdict.${row.verdict}`)}</StatusBadge>{" "}
                  {t("equipment.importLine", { line: row.line, message: row.message })}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
