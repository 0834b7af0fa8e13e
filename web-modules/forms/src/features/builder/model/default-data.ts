import { type Body, newField, newPage, newRow, UNNAMED } from "@groundwork/formwork/rules";
import { withPage, withRows } from "./places";

export interface DefaultDataWords {
  trade: string;
  block: string;
  storey: string;
  unit: string;
}

const BLOCKS = ["A", "B", "C", "D"];
const STOREYS = 10;
const UNITS = 8;

/** At the end of the form: where on a site something is, and whose trade (spec §5). Trades are those that a new dropdown offers. */
export function withDefaultData(body: Body, words: DefaultDataWords): Body {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, "0"));
  const dropdown = (label: string, labels: readonly string[]) =>
    newField("dropdown", label, { options: labels.map((each, at) => ({ id: at + 1, label: each })) });
  const row = newRow([
    newField("dropdown", words.trade),
    dropdown(words.block, BLOCKS),
    dropdown(words.storey, numbers(STOREYS)),
    dropdown(words.unit, numbers(UNITS)),
  ]);
  const last = body.at(-1);
  if (!last) return [newPage(UNNAMED, [row])];
  return withPage(body, last.id, (page) => withRows(page, [...page.components, row]));
}
