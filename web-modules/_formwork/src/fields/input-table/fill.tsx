import { Button, confirm } from "@groundwork/kit";
import { Copy, Trash2 } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { newId } from "../../body/create";
import { MOST_ROWS } from "../../formula/cost";
import { formworkMessages } from "../../messages";
import type { FillProps } from "../drawn-kind";
import { CONTROLS, FilledTable } from "./filled-table";
import { allRowsOf, MOST_COPIES, type RowValue, rowsOf, saysNothing, type TableCopy, type TableValue } from "./lines";
import { cellComplaints, cellKey, gridIn, type InputTableSetting } from "./rules";
import classes from "./table.module.css";
import { useUnread } from "./unread";

/** The table, and where it may be filled in more than once, its copies below it. */
export function InputTableFill(props: FillProps<InputTableSetting, TableValue>): ReactNode {
  const { setting, value, onChange, onUnread, ids, isInvalid, kinds } = props;
  const t = formworkMessages.useT();
  const grid = gridIn(setting);
  const rows = useMemo(() => rowsOf(grid, value), [grid, value]);
  const copies = value?.copies ?? NO_COPIES;
  const unread = useUnread(setting, value, onUnread);
  const wrong = useMemo(() => {
    const found = isInvalid && value ? [...unread.found, ...cellComplaints(setting, value)] : [];
    return new Set(found.map((each) => cellKey(each)));
  }, [isInvalid, setting, value, unread.found]);

  // Two tables may be changed before either is drawn again.
  const latest = useRef<TableValue>({});
  latest.current = { ...value, rows: [...rows] };
  const put = (change: Partial<TableValue>) => {
    latest.current = { ...latest.current, ...change };
    onChange(latest.current);
  };
  const putCopies = (make: (copies: readonly TableCopy[]) => readonly TableCopy[]) =>
    put({ copies: [...make(latest.current.copies ?? [])] });

  const around = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    around.current?.querySelector<HTMLElement>(`[data-copy="${added.current}"] :is(${CONTROLS})`)?.focus();
    added.current = null;
  });
  const add = () => {
    const copy = { id: newId(), rows: grid.rows.map(({ id }) => ({ id })) };
    added.current = copy.id;
    putCopies((now) => [...now, copy]);
  };
  const remove = async (copy: TableCopy, number: number) => {
    const isSure =
      (copy.rows ?? []).every(({ cells = {} }) => saysNothing(cells)) ||
      (await confirm({
        title: t("inputTable.removeCopyTitle", { number }),
        body: t("inputTable.removeCopyBody"),
        verb: t("inputTable.removeCopyVerb"),
        danger: true,
      }));
    if (isSure) putCopies((now) => now.filter(({ id }) => id !== copy.id));
  };
  const left = MOST_ROWS - allRowsOf(grid, value).length;
  const parts = { setting, kinds, wrong, roomFor: left, onUnread: unread.mark };
  return (
    <div ref={around} className={classes.tables}>
      <FilledTable
        {...parts}
        id={ids.control}
        tableId=""
        name={{ "aria-labelledby": ids.label }}
        rows={rows}
        onRows={(next) => put({ rows: [...next] })}
      />
      {copies.map((copy, at) => (
        <section key={copy.id} data-copy={copy.id} className={classes.copy}>
          <div className={classes.copyHead}>
            <span className={classes.copyName}>{t("inputTable.copy", { number: at + 2 })}</span>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => void remove(copy, at + 2)}
            >
              {t("inputTable.removeCopy", { number: at + 2 })}
            </Button>
          </div>
          <FilledTable
            {...parts}
            id={`${ids.control}-${copy.id}`}
            tableId={copy.id}
            name={{ "aria-label": t("inputTable.copy", { number: at + 2 }) }}
            rows={copy.rows ?? NO_ROWS}
            onRows={(next) =>
              putCopies((now) => now.map((each) => (each.id === copy.id ? { ...each, rows: [...next] } : each)))
            }
          />
        </section>
      ))}
      {setting.isCanDuplication && (
        <Button
          variant="default"
          className={classes.add ?? ""}
          leftSection={<Copy size={16} aria-hidden />}
          disabled={copies.length >= MOST_COPIES || left < grid.rows.length}
          onClick={add}
        >
          {t("inputTable.addCopy")}
        </Button>
      )}
    </div>
  );
}

const NO_COPIES: readonly TableCopy[] = [];
const NO_ROWS: readonly RowValue[] = [];
