import { isDay } from "../../../calendar";
import type { ListedChoice } from "../../selection/listed";
import { isListed, type ListedSetting } from "../../selection/listed";
import type { SelectionSetting } from "../../selection/selection";
import type { TableColumn } from "../grid";
import { plain } from "./plain";

/** Finds an item of a column's list by its label or code; null: there is none, or nobody can look. */
export type Look = (column: TableColumn, text: string) => ListedChoice | null;

/** What a text says in a column; null: nothing that the column understands. Whether it fits is asked later. */
export function readIn(column: TableColumn, text: string, look: Look): unknown {
  switch (column.field.type) {
    case "shortText":
    case "email":
    case "phone":
      return text.replaceAll(/\s*[\r\n]+\s*/g, " ");
    case "longText":
      return text;
    case "number":
      return numberIn(column.setting as Units, text);
    case "slider":
    case "rating":
      return wholeIn(column.setting as Units, text);
    case "dateTime":
      return dayIn(column.setting as { isRange?: boolean; withTime?: boolean }, text);
    default:
      return "options" in column.setting ? choicesIn(column, text, look) : null;
  }
}

interface Units {
  unit?: string;
  currency?: string;
}

const PLAIN = /^[-−]?\d+(\.\d+)?$/;
const GROUPED = /^[-−]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** As people of both languages write numbers: 1,200.5; with the column's own unit or none. */
function numberIn({ unit = "", currency = "" }: Units, text: string): string | null {
  const units = [unit, currency, "$", "€", "£", "¥", "￥"].filter(Boolean).map((each) => each.normalize("NFKC"));
  let bare = text.normalize("NFKC").trim();
  for (const each of units) {
    if (bare.toLowerCase().endsWith(each.toLowerCase())) bare = bare.slice(0, -each.length).trim();
    if (bare.toLowerCase().startsWith(each.toLowerCase())) bare = bare.slice(each.length).trim();
  }
  if (!PLAIN.test(bare) && !GROUPED.test(bare)) return null;
  const digits = bare.replaceAll(",", "").replace("−", "-");
  return digits.replace(/^(-?)0+(?=\d)/, "$1");
}

function wholeIn(units: Units, text: string): number | null {
  const number = numberIn(units, text.replace(/\/\s*\d+$/, "").trim());
  return number !== null && Number.isInteger(Number(number)) ? Number(number) : null;
}

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
const DAY_NAMED = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})/i;
const MONTH_NAMED = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})/i;
const TIME = /^(?:,?[T ]\s*|)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const BETWEEN = /\s+(?:–|-|to|至)\s+|[至~]/;

function dayIn(
  { isRange = false, withTime = false }: { isRange?: boolean; withTime?: boolean },
  text: string,
): unknown {
  const moments = (isRange ? text.split(BETWEEN) : [text]).map((each) =>
    momentIn(each.normalize("NFKC").trim(), withTime),
  );
  const [first, second] = moments;
  if (!first || moments.length !== (isRange ? 2 : 1) || second === null) return null;
  return isRange ? { startsDate: first, endsDate: second } : { date: first };
}

function momentIn(text: string, withTime: boolean): string | null {
  const [written, year, month, day] = partsOf(text) ?? [];
  if (written === undefined || year === undefined || month === undefined || day === undefined) return null;
  const date = [year, `${month}`.padStart(2, "0"), `${day}`.padStart(2, "0")].join("-");
  if (!isDay(date)) return null;
  const rest = text.slice(written.length).trim();
  if (rest === "") return withTime ? null : date;
  const time = TIME.exec(rest.startsWith("T") ? rest : ` ${rest}`);
  if (!time) return null;
  const [, hour = "", minute = "", half = ""] = time;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  // A day of a spreadsheet begins at midnight, which nobody meant.
  if (!withTime) return hours === 0 && minute === "00" ? date : null;
  return hours < 24 && Number(minute) < 60 ? `${date}T${`${hours}`.padStart(2, "0")}:${minute}` : null;
}

/** What is written, year, month and day. Of 3/4/2026 nobody knows whether it is in March or in April. */
function partsOf(text: string): readonly [string, string, number, number] | null {
  const first = YEAR_FIRST.exec(text);
  if (first) return [first[0], first[1] ?? "", Number(first[2]), Number(first[3])];
  const last = YEAR_LAST.exec(text);
  if (last) {
    const [one, other] = [Number(last[1]), Number(last[2])];
    if (one > 12 || one === other) return [last[0], last[3] ?? "", other, one];
    return other > 12 ? [last[0], last[3] ?? "", one, other] : null;
  }
  const dayNamed = DAY_NAMED.exec(text);
  if (dayNamed) return [dayNamed[0], dayNamed[3] ?? "", monthOf(dayNamed[2]), Number(dayNamed[1])];
  const monthNamed = MONTH_NAMED.exec(text);
  return monthNamed ? [monthNamed[0], monthNamed[3] ?? "", monthOf(monthNamed[1]), Number(monthNamed[2])] : null;
}

function monthOf(name = ""): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

const PARTED = /[;,、；，\n]/;

/** One option by what it is called, or where the column takes several, those that are named; else an own answer. */
function choicesIn(column: TableColumn, text: string, look: Look): unknown {
  const setting = column.setting as SelectionSetting & Partial<ListedSetting> & { multiple?: boolean };
  const takesMany = column.field.type === "multipleSelection" || setting.multiple === true;
  const parts = text
    .split(PARTED)
    .map((each) => each.trim())
    .filter(Boolean);
  const tries = takesMany && parts.length > 1 ? [[text], parts] : [[text]];
  for (const names of tries) {
    if (isListed(setting)) {
      const found = names.map((name) => look(column, name));
      if (found.every((each) => each !== null)) return { listed: found };
    } else {
      const found = names.map((name) => setting.options.find(({ label }) => plain(label ?? "") === plain(name))?.id);
      if (found.every((each) => each !== undefined)) return { selected: [...new Set(found)] };
    }
  }
  return setting.other && !isListed(setting) ? { selected: [], other: text } : null;
}
