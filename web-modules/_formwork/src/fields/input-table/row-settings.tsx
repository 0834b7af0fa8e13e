import { ActionIcon, Group, Stack } from "@groundwork/kit";
import { TextField } from "@groundwork/kit/forms";
import { Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import { MOST_LABEL } from "../kind";
import type { TableColumn, TableRow } from "./grid";
import classes from "./settings.module.css";
import { inputTableSettingsMessages } from "./settings-messages";

interface RowSettingsProps {
  row: TableRow;
  at: number;
  columns: readonly TableColumn[];
  mayRemove: boolean;
  onRename: (title: string) => void;
  onFix: (column: number, text: string) => void;
  onRemove: () => void;
}

/** One row of the form: its name, and what the form itself says in it. */
export function RowSettings({ row, at, columns, mayRemove, onRename, onFix, onRemove }: RowSettingsProps): ReactNode {
  const t = formworkMessages.useT();
  const own = inputTableSettingsMessages.useT();
  return (
    <Stack gap={4} className={classes.item ?? ""}>
      <Group gap={4} wrap="nowrap" align="flex-end">
        <div className={classes.grows}>
          <TextField
            name={`row-${at}`}
            label={own("inputTable.rowName", { number: at + 1 })}
            value={row.title}
            maxLength={MOST_LABEL}
            error={null}
            onChange={onRename}
          />
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={!mayRemove}
          aria-label={t("inputTable.remove", { title: row.title })}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <details className={classes.details}>
        <summary>{own("inputTable.cells")}</summary>
        <Stack gap="xs">
          {columns.map((column, columnAt) =>
            column.isComputed ? null : (
              <TextField
                key={column.id}
                name={`fixed-${at}-${columnAt}`}
                label={own("inputTable.fixed", { column: column.setting.label, row: row.title })}
                value={row.fixed[column.id] ?? ""}
                maxLength={MOST_LABEL}
                error={null}
                onChange={(text) => onFix(columnAt, text)}
              />
            ),
          )}
        </Stack>
      </details>
    </Stack>
  );
}
