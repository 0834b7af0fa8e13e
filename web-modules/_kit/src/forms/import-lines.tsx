import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { StatusBadge, type Tone } from "../ui/status-badge";
import classes from "./form.module.css";
import type { Imported } from "./import-steps";

export type LineVerdict = "create" | "exists" | "duplicate" | "invalid";

export interface ImportedLine {
  line: number;
  verdict: LineVerdict;
  /** Says why it is left out, or what is made of it. */
  message: string;
}

const TONES: Record<LineVerdict, Tone> = { create: "good", exists: "neutral", duplicate: "waiting", invalid: "bad" };

export interface ImportLinesProps<Line extends ImportedLine> {
  result: Imported & { rows: readonly Line[] };
  /** What the line is about. */
  title: (line: Line) => ReactNode;
}

/** What becomes of each line of a file, as a list that has room in a side pane. */
export function ImportLines<Line extends ImportedLine>({ result, title }: ImportLinesProps<Line>): ReactNode {
  const t = kitMessages.useT();
  const { rows, dryRun } = result;
  return (
    <ul className={classes.lines} aria-label={t("import.lines")}>
      {rows.map((row) => (
        <li key={row.line}>
          <Stack gap={2}>
            <Text>{title(row)}</Text>
            <Text size="sm">
              <StatusBadge tone={TONES[row.verdict]}>
                {t(row.verdict === "create" && !dryRun ? "import.created" : `import.${row.verdict}`)}
              </StatusBadge>{" "}
              {t("import.line", { line: row.line, message: row.message })}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
