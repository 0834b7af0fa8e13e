import { MOST_ROWS } from "../../../formula/cost";
import { nextTitle } from "../../cells";
import { MOST_LABEL } from "../../kind";
import type { Grid, TableColumn } from "../grid";
import { plain } from "../pasting/plain";
import { cellsIn } from "../pasting/sheet";

export interface SheetRow {
  /** As the spreadsheet counts it. */
  line: number;
  title: string;
  /** By column: what the form is to say there. */
  fixed: Readonly<Record<string, string>>;
  /** Why it is left out. */
  wrong: "noRoom" | "tooLong" | null;
  /** Names of columns that nobody writes in: what stood there. */
  computed: readonly string[];
}

export interface SheetRead {
  rows: readonly SheetRow[];
  /** How many columns of it the table has not. */
  columnsLeft: number;
  /** Where some of its first line are names of columns and some are none: it could be either. */
  doubtful: DoubtfulHeading | null;
}

interface DoubtfulHeading {
  /** Else it is a row. */
  isTaken: boolean;
  /** What speaks against it: of a heading what is no column, of a row what is one. */
  names: readonly string[];
}

/** What rows a text would be in a table: by the names above its columns, else from left to right. */
export function readRows(grid: Grid, text: string, roomFor: number): SheetRead {
  const cells = cellsIn(text, separatorOf(text));
  const { named, doubtful } = headingOf(grid, cells[0] ?? []);
  const columns = named ?? [null, ...grid.columns];
  const rows: SheetRow[] = [];
  let [taken, last] = [0, grid.rows.at(-1)?.title ?? ""];
  for (const [at, texts] of cells.entries()) {
    if ((named && at === 0) || texts.every((each) => each === "")) continue;
    const row = rowOf(columns, texts, at + 1, last);
    const wrong = row.wrong ?? (taken >= roomFor ? "noRoom" : null);
    if (wrong === null) [taken, last] = [taken + 1, row.title];
    rows.push({ ...row, wrong });
  }
  const widest = Math.max(0, ...cells.map((texts) => texts.length));
  const unknown = columns.filter((column) => column === undefined).length;
  return { rows, columnsLeft: unknown + Math.max(0, widest - columns.length), doubtful };
}

/** For how many rows there is room in it. */
export function roomIn(grid: Grid, isInPlace: boolean): number {
  return isInPlace ? MOST_ROWS : MOST_ROWS - grid.rows.length;
}

/** A column each; of none it is the name of the row. What the table has not is undefined. */
type Columns = readonly (TableColumn | null | undefined)[];

function rowOf(columns: Columns, texts: readonly string[], line: number, last: string): SheetRow {
  let title = "";
  const fixed: Record<string, string> = {};
  const computed: string[] = [];
  for (const [at, column] of columns.entries()) {
    const text = (texts[at] ?? "").replaceAll(/\s+/g, " ");
    if (column === null) title = text;
    else if (column?.isComputed && text !== "") computed.push(column.setting.label);
    else if (column && text !== "") fixed[column.id] = text;
  }
  const isTooLong = [title, ...Object.values(fixed)].some((text) => text.length > MOST_LABEL);
  return { line, title: title || nextTitle(last), fixed, wrong: isTooLong ? "tooLong" : null, computed };
}

/**
 * Of none, its first line is a row. What is called as no column is the name of the row, where it comes first. Others may
 * stand beside columns that are there, as long as they are no more than these: else it only looks like a heading.
 */
function headingOf(grid: Grid, heads: readonly string[]): { named: Columns | null } & Pick<SheetRead, "doubtful"> {
  const found = heads.map((head) => grid.columns.find(({ setting }) => plain(setting.label) === plain(head)));
  const known = heads.filter((head, at) => head && found[at]);
  const unknown = heads.filter((head, at) => head && at > 0 && !found[at]);
  const isTaken = known.length > 0 && unknown.length <= known.length;
  return {
    named: isTaken ? found.map((column, at) => column ?? (at === 0 ? null : undefined)) : null,
    doubtful: known.length > 0 && unknown.length > 0 ? { isTaken, names: isTaken ? unknown : known } : null,
  };
}

/** Copied cells have tabs between them; of a file it is what its first line has most of. */
function separatorOf(text: string): string {
  const [first = ""] = text.split(/[\r\n]/, 1);
  if (text.includes("\t")) return "\t";
  return first.split(";").length > first.split(",").length ? ";" : ",";
}
