import { ActionIcon } from "@groundwork/kit";
import { Trash2 } from "@groundwork/kit/icons";
import { lazy, memo, type ReactNode, Suspense, useCallback } from "react";
import { formworkMessages } from "../../messages";
import type { Complaint } from "../../problem";
import type { DrawnKind, DrawnKinds } from "../drawn-kind";
import type { ListedSetting } from "../selection/listed";
import type { GoneInRow } from "./gone";
import type { TableColumn } from "./grid";
import { type Line, saysNothing } from "./lines";
import classes from "./table.module.css";
import { ShownCell } from "./view";

/** A part of its own: few tables have columns below each other. */
const UnderAbove = lazy(() => import("./under-above"));

export interface FilledLineProps {
  /** Of the table; ids of cells begin with it. */
  id: string;
  line: Line;
  columns: readonly TableColumn[];
  kinds: DrawnKinds;
  /** The ids of columns whose cell is wrong. */
  wrong: string;
  /** By column: what was chosen in it, and went with another choice above. */
  gone: GoneInRow | undefined;
  onEnter: (rowId: string, columnId: string, cell: unknown) => void;
  onUnread: (rowId: string, columnId: string, found: readonly Complaint[]) => void;
  onRemove: ((rowId: string, title: string, isBegun: boolean) => Promise<void>) | null;
}

/** One row to be filled in; drawn again only when something of it changes. */
export const FilledLine = memo(function FilledLine(props: FilledLineProps): ReactNode {
  const { id, line, columns, kinds, wrong, gone, onEnter, onUnread, onRemove } = props;
  const t = formworkMessages.useT();
  return (
    <tr data-row={line.id}>
      <th scope="row" id={`${id}-${line.id}`}>
        <span>{line.title}</span>
      </th>
      {columns.map((column) => (
        <td key={column.id} data-empty={line.fixed[column.id] === "" || undefined}>
          <Cell
            id={`${id}-${line.id}-${column.id}`}
            line={line}
            column={column}
            columns={columns}
            kinds={kinds}
            isWrong={wrong.includes(column.id)}
            gone={gone?.[column.id]}
            onEnter={onEnter}
            onUnread={onUnread}
          />
        </td>
      ))}
      {onRemove && (
        <td className={classes.actions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t("inputTable.remove", { title: line.title })}
            onClick={() => void onRemove(line.id, line.title, !saysNothing(line.cells))}
          >
            <Trash2 size={18} aria-hidden />
          </ActionIcon>
        </td>
      )}
    </tr>
  );
});

interface CellProps {
  id: string;
  line: Line;
  column: TableColumn;
  columns: readonly TableColumn[];
  kinds: DrawnKinds;
  isWrong: boolean;
  /** What was chosen in it, and went with another choice above. */
  gone: readonly string[] | undefined;
  onEnter: FilledLineProps["onEnter"];
  onUnread: FilledLineProps["onUnread"];
}

function Cell({ id, line, column, columns, kinds, isWrong, gone, onEnter, onUnread }: CellProps): ReactNode {
  const tellUnread = useCallback(
    (found: readonly Complaint[]) => onUnread(line.id, column.id, found),
    [line.id, column.id, onUnread],
  );
  const kind = kinds[column.field.type];
  const { label } = column.setting;
  const name = (
    <>
      <span className={classes.rowName}>{line.title} </span>
      {label}
      {column.field.required && (
        <span className={classes.required} aria-hidden>
          *
        </span>
      )}
    </>
  );
  if (!kind || !Object.hasOwn(line.cells, column.id))
    return (
      <>
        <span className={classes.name}>{name}</span>
        <output className={classes.shown}>
          <ShownCell line={line} column={column} kinds={kinds} />
        </output>
      </>
    );
  const kept = line.cells[column.id] ?? null;
  const Fill = kind.CellFill ?? kind.Fill;
  const frame = kind.cellFrameOf?.(column.setting) ?? kind.frame;
  const filled = (
    <Fill
      field={column.field}
      setting={column.setting}
      value={kept !== null && column.rules.hasShape?.(kept) ? kept : null}
      onChange={(cell) => onEnter(line.id, column.id, cell)}
      onUnread={tellUnread}
      ids={{ control: id, label: `${id}-label`, describedBy: gone ? `${id}-gone` : undefined }}
      isInvalid={isWrong}
      isRequired={column.field.required}
      kinds={kinds}
    />
  );
  const framed = (
    <Framed id={id} frame={frame} isInvalid={isWrong} isRequired={column.field.required}>
      {filled}
    </Framed>
  );
  return (
    <>
      <label className={classes.name} id={`${id}-label`} htmlFor={id}>
        {name}
      </label>
      {isBelow(column) ? (
        <Suspense fallback={null}>
          <UnderAbove id={id} line={line} column={column} columns={columns} gone={gone}>
            {framed}
          </UnderAbove>
        </Suspense>
      ) : (
        framed
      )}
    </>
  );
}

function isBelow({ setting }: TableColumn): boolean {
  return Boolean((setting as Partial<ListedSetting>).withinFieldId);
}

interface FramedProps {
  id: string;
  frame: DrawnKind["frame"];
  isInvalid: boolean;
  isRequired: boolean;
  children: ReactNode;
}

/** What is no single control says as a whole which row and column it is of. */
function Framed({ id, frame, isInvalid, isRequired, children }: FramedProps): ReactNode {
  const t = formworkMessages.useT();
  if (frame === "control" || frame === "none") return children;
  const described = isRequired && frame === "group" ? `${id}-required` : undefined;
  return (
    <div
      className={classes.parts}
      {...{ role: frame, "aria-labelledby": `${id}-label`, "aria-describedby": described }}
      {...(frame === "radiogroup" ? { "aria-required": isRequired, "aria-invalid": isInvalid } : {})}
    >
      {children}
      {described && (
        <span id={described} hidden>
          {t("fill.required")}
        </span>
      )}
    </div>
  );
}
