import { isDay } from "../../../calendar";
import { WRITTEN } from "../../number/rules";
import { isDecimalComma, readTyped } from "../../number/typed";
import type { RatingSetting } from "../../rating/rules";
import type { ListedChoice } from "../../selection/listed";
import { isListed } from "../../selection/listed";
import type { TableColumn } from "../grid";
import { type ChoiceSetting, namesIn } from "./named";
import { plain } from "./plain";

/** Finds an item of a column's list by its label or code; null: there is none, or nobody can look. */
export type Look = (column: TableColumn, text: string) => ListedChoice | null;

/** What a text says in a column; null: nothing that the column understands. Whether it fits is asked later. */
export function readIn(column: TableColumn, text: string, look: Look): unknown {
  switch (column.field.type) {
    case "shortText":
    case "email":
    case "phone":
    case "barcode":
      return text.replaceAll(/\s*[\r\n]+\s*/g, " ");
    case "longText":
      return text;
    case "number":
      return numberIn(column.setting as Units, text);
    case "slider":
      return wholeIn(column.setting as Units, text);
    case "rating":
      return starsIn(column.setting as RatingSetting, text);
    case "dateTime":
      return momentsIn(column.setting as Asked, text);
    default:
      return "options" in column.setting ? choicesIn(column, text, look) : null;
  }
}

interface Units {
  unit?: string;
  currency?: string;
}

/** What may stand before and after a number: the only unit or currency that is dropped is the column's own. */
const NUMBER = /^(.*?)([-−－+＋]?(?:\p{Nd}[\p{Nd},，]*(?:[.．]\p{Nd}*)?|[.．]\p{Nd}+))(.*)$/su;

/** As people of both languages write numbers: 1,200.5. Of a whole column nobody sees whether 1,5 became 1.5 or 15. */
function numberIn(units: Units, text: string): string | null {
  const [, before = "", written = "", after = ""] = NUMBER.exec(text) ?? [];
  const dropped = ["", ...unitsOf(units).map(plain)];
  const isBare = dropped.includes(plain(before)) && dropped.includes(plain(after));
  return isBare && !isDecimalComma(written) ? readTyped(written, WRITTEN) : null;
}

function unitsOf({ unit = "", currency = "" }: Units): string[] {
  if (!currency) return unit ? [unit] : [];
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const symbol = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  // A dollar is written with its land as well: S$, HK$.
  const [one, two] = [1, 2].map((letters) => `${currency.slice(0, letters)}$`);
  return [currency, symbol, ...(symbol === "$" ? [one ?? "", two ?? ""] : [])];
}

/** “4 / 5” of five stars. */
function starsIn({ most }: RatingSetting, text: string): number | null {
  const [, stars = text, of = most] = /^(.*?)\s*\/\s*(\d+)\s*$/.exec(text) ?? [];
  return Number(of) === most ? wholeIn({}, stars) : null;
}

function wholeIn(units: Units, text: string): number | null {
  const number = numberIn(units, text);
  return number !== null && Number.isInteger(Number(number)) ? Number(number) : null;
}

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
const DAY_NAMED = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})/i;
const MONTH_NAMED = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})/i;
const TIME = /^(?:,?[T ]\s*|)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const BETWEEN = /\s+(?:–|-|to|至)\s+|[至~]/;

interface Asked {
  isRange?: boolean;
  withTime?: boolean;
  timeOnly?: boolean;
}

function momentsIn({ isRange = false, withTime = false, timeOnly = false }: Asked, text: string): unknown {
  const moments = (isRange ? text.split(BETWEEN) : [text])
    .map((each) => each.normalize("NFKC").trim())
    .map((each) => (timeOnly ? timeIn(each) : momentIn(each, withTime)));
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
  const time = timeIn(rest);
  // A day of a spreadsheet begins at midnight, which nobody meant.
  if (!withTime) return time === "00:00" ? date : null;
  return time && `${date}T${time}`;
}

function timeIn(text: string): string | null {
  const [, hour, minute = "", half = ""] = TIME.exec(text.startsWith("T") ? text : ` ${text}`) ?? [];
  if (hour === undefined) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? `${`${hours}`.padStart(2, "0")}:${minute}` : null;
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

/** One option by what it is called, or where the column takes several, those that are named; else an own answer. */
function choicesIn(column: TableColumn, text: string, look: Look): unknown {
  const setting = column.setting as ChoiceSetting;
  for (const names of namesIn(column, text)) {
    if (isListed(setting)) {
      const found = names.map((name) => look(column, name));
      if (found.every((each) => each !== null)) return { listed: found };
      continue;
    }
    const idOf = (name: string) => setting.options.find(({ label }) => plain(label ?? "") === plain(name))?.id;
    const selected = [...new Set(names.map(idOf))].filter((id) => id !== undefined);
    const others = [...new Set(names.filter((name) => idOf(name) === undefined))];
    if (others.length === 0) return { selected };
    // As we write it: what is chosen, and one answer beside it.
    if (selected.length > 0) return setting.other && others.length === 1 ? { selected, other: others[0] } : null;
  }
  return setting.other && !isListed(setting) ? { selected: [], other: text } : null;
}
