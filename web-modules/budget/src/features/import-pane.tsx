import { Progress, SidePane, Stack, Text, useQueryClient } from "@groundwork/kit";
import { ImportLines, ImportSteps } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../messages";
import { BUDGET, type CsvResult, importing } from "./api";
import classes from "./budget.module.css";

interface ImportPaneProps {
  of: keyof typeof importing;
  projectId: string;
  opened: boolean;
  onClose: () => void;
}

/** More lines than anybody reads, and than a browser draws without a pause. */
const MOST_LINES = 200;

/** Those that are not taken first: they are what there is to do. */
function shownOf(result: CsvResult): CsvResult {
  const open = result.rows.filter(({ verdict }) => verdict !== "create");
  const taken = result.rows.filter(({ verdict }) => verdict === "create");
  const shown = [...open, ...taken].slice(0, MOST_LINES);
  return { ...result, rows: shown.sort((one, other) => one.line - other.line) };
}

export function ImportPane({ of, projectId, opened, onClose }: ImportPaneProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  // How many lines are being written: thousands take some seconds.
  const [writing, setWriting] = useState(0);
  const [found, setFound] = useState(0);
  const check = async (file: File) => {
    const result = await importing[of].check(projectId, file);
    setFound(result.createCount);
    return result;
  };
  const send: (typeof importing)[typeof of]["send"] = async (project, file, options) => {
    setWriting(found);
    try {
      return await importing[of].send(project, file, options);
    } finally {
      setWriting(0);
    }
  };
  return (
    <SidePane opened={opened} onClose={onClose} title={t(`import.${of}.title`)}>
      <ImportSteps
        description={t(`import.${of}.help`)}
        check={check}
        send={(file, options) => send(projectId, file, options)}
        countOf={({ createCount }) => createCount}
        summary={({ dryRun, createCount: count }) => t(`import.${of}.${dryRun ? "would" : "done"}`, { count })}
        verb={(count) => t(`import.${of}.verb`, { count })}
        failed={t(`import.${of}.failed`)}
        onSent={() => client.invalidateQueries({ queryKey: BUDGET })}
      >
        {(result) => (
          <Stack gap="md">
            {writing > 0 && (
              <Stack gap="xs" role="status">
                <Text>{t("import.writing", { count: writing })}</Text>
                <Progress value={100} animated aria-hidden />
              </Stack>
            )}
            {Math.max(result.rowCount, result.rows.length) > MOST_LINES && (
              <Text c="dimmed">{t("import.someLines", { shown: MOST_LINES, count: result.rowCount })}</Text>
            )}
            <ImportLines
              result={shownOf(result)}
              title={({ number, name }) => (
                <>
                  <span className={classes.number}>{number}</span> {name}
                </>
              )}
            />
          </Stack>
        )}
      </ImportSteps>
    </SidePane>
  );
}
