import { Button, Stack, Text, useFormats } from "@groundwork/kit";
import { CheckboxField, FileField, type ImportedLine, ImportLines, TextAreaField } from "@groundwork/kit/forms";
import { Table2 } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import type { Parts } from "../edit";
import type { Grid } from "../grid";
import { MOST_PASTED } from "../pasting/sheet";
import { sheetRowsMessages } from "./messages";
import { readRows, roomIn, type SheetRow } from "./read";
import { withRows } from "./take";

interface RowsFromSheetProps {
  grid: Grid;
  parts: Parts;
  onChange: (parts: ReturnType<typeof withRows>) => void;
}

/** Rows that somebody has in a spreadsheet: what becomes of each is seen before it is taken. */
export default function RowsFromSheet(props: RowsFromSheetProps): ReactNode {
  const t = sheetRowsMessages.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Table2 size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t("sheetRows.open")}
      </Button>
      {isOpen && <Reading {...props} onDone={() => setOpen(false)} />}
    </>
  );
}

function Reading({ grid, parts, onChange, onDone }: RowsFromSheetProps & { onDone: () => void }): ReactNode {
  const t = sheetRowsMessages.useT();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [isUnread, setUnread] = useState(false);
  // Of a new table they are only an example.
  const [isInPlace, setInPlace] = useState(() => grid.rows.every(({ fixed }) => Object.keys(fixed).length === 0));
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    const read = await textOf(chosen);
    setFile(chosen);
    setUnread(read === null);
    if (read !== null) setText(read);
  };
  return (
    <Stack gap="sm">
      <TextAreaField
        name="rows"
        label={t("sheetRows.text")}
        description={t("sheetRows.textHelp")}
        rows={5}
        value={text}
        error={null}
        onChange={setText}
      />
      <FileField
        name="rowsFile"
        label={t("sheetRows.file")}
        button={t("sheetRows.choose")}
        accept=".csv,.tsv,.txt,text/csv"
        value={file}
        error={isUnread ? t("sheetRows.notText") : null}
        onChange={(chosen) => void choose(chosen)}
      />
      <CheckboxField
        name="inPlace"
        label={t("sheetRows.inPlace")}
        value={isInPlace}
        error={null}
        onChange={setInPlace}
      />
      {text.trim() !== "" && (
        <DryRun
          {...{ grid, text, isInPlace }}
          onTake={(rows) => {
            onChange(withRows(parts, rows, isInPlace));
            onDone();
          }}
        />
      )}
    </Stack>
  );
}

const MOST_SHOWN = 20;

interface DryRunProps {
  grid: Grid;
  text: string;
  isInPlace: boolean;
  onTake: (rows: readonly SheetRow[]) => void;
}

/** What would become of each row, those that are left out first. */
function DryRun({ grid, text, isInPlace, onTake }: DryRunProps): ReactNode {
  const t = sheetRowsMessages.useT();
  const formats = useFormats();
  const { rows, columnsLeft, doubtful } = readRows(grid, text, roomIn(grid, isInPlace));
  const [left, taken] = [rows.filter(({ wrong }) => wrong), rows.filter(({ wrong }) => !wrong)];
  const message = ({ wrong, fixed, computed }: SheetRow) => {
    if (wrong) return t(`sheetRows.${wrong}`, { most: roomIn(grid, true) });
    const says = grid.columns
      .filter(({ id }) => id in fixed)
      .map(({ id, setting }) => t("sheetRows.says", { column: setting.label, text: fixed[id] ?? "" }));
    const nobodyWrites = computed.map((column) => t("sheetRows.computed", { column }));
    return [says.join(" · ") || t("sheetRows.allFilledIn"), ...nobodyWrites].join(" ");
  };
  const shown = [...left, ...taken].slice(0, MOST_SHOWN).map((row): SheetRow & ImportedLine => ({
    ...row,
    verdict: row.wrong ? "invalid" : "create",
    message: message(row),
  }));
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {t("sheetRows.found", { count: taken.length, left: left.length })}
      </Text>
      {doubtful && (
        <Text size="sm">
          {t(doubtful.isTaken ? "sheetRows.readAsHeading" : "sheetRows.readAsRow", {
            names: formats.list(doubtful.names),
          })}
        </Text>
      )}
      {columnsLeft > 0 && <Text size="sm">{t("sheetRows.tooWide", { count: columnsLeft })}</Text>}
      <ImportLines result={{ dryRun: true, rows: shown }} title={({ title }) => title} />
      {rows.length > shown.length && (
        <Text size="sm">{t("sheetRows.more", { count: rows.length - shown.length })}</Text>
      )}
      <Button disabled={taken.length === 0} onClick={() => onTake(rows)}>
        {t("sheetRows.take", { count: taken.length })}
      </Button>
    </>
  );
}

/** Null: it is no text, or one of another alphabet, which nobody would notice in every row. */
async function textOf(file: File): Promise<string | null> {
  const bytes = await file.slice(0, MOST_PASTED).arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
