import type { FieldColumn } from "./api";

/**
 * Which fields of the form a list shows and is filtered by, as its address and its saved views keep it: the columns as
 * one filter of the table, each field that is asked as another. Ids stand without dashes, which names of filters have not.
 */
export const COLUMNS = "fields";
const ASKED = "field.";
export const MOST_COLUMNS = 6;
export const MOST_FILTERS = 5;
/** What a saved view keeps of one filter. */
export const MOST_CHARACTERS = 200;
const BETWEEN = "..";

type Filters = Readonly<Record<string, string>>;

export interface Chosen {
  columns: readonly string[];
  /** By field, what it is asked: a text, "from..to", or ids of options with commas between. */
  asked: Filters;
}

const short = (id: string) => id.replaceAll("-", "");

export const isOfFields = (filter: string): boolean => filter === COLUMNS || filter.startsWith(ASKED);

/** The filters of a table without those of fields. */
export function withoutFields(filters: Filters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([id]) => !isOfFields(id)));
}

/** Of the fields that the form has; what was chosen of another form is none. */
export function chosenIn(filters: Filters, fields: readonly FieldColumn[]): Chosen {
  const columns = (filters[COLUMNS] ?? "").split(",");
  const shown = columns.flatMap((id) => fields.filter(({ fieldId }) => short(fieldId) === id));
  const asked = fields.flatMap(({ fieldId }) => {
    const value = filters[ASKED + short(fieldId)] ?? "";
    return value === "" ? [] : [[fieldId, value] as const];
  });
  return {
    columns: shown.map(({ fieldId }) => fieldId).slice(0, MOST_COLUMNS),
    asked: Object.fromEntries(asked.slice(0, MOST_FILTERS)),
  };
}

/** For the table: what was chosen before, of whichever form, is none any more. */
export function asFilters({ columns, asked }: Chosen, before: Filters): Record<string, string> {
  const none = Object.keys(before).filter(isOfFields);
  return {
    ...Object.fromEntries(none.map((id) => [id, ""])),
    [COLUMNS]: columns.map(short).join(","),
    ...Object.fromEntries(Object.entries(asked).map(([id, value]) => [ASKED + short(id), value])),
  };
}

export function range(value: string): { from: string; to: string } {
  const [from = "", to = ""] = value.split(BETWEEN);
  return { from, to };
}

export const rangeOf = (from: string, to: string): string => (from || to ? `${from}${BETWEEN}${to}` : "");

export const oneOf = (value: string): string[] => value.split(",").filter((each) => each !== "");

/** As the service is asked. */
export function fieldsAsked({ columns, asked }: Chosen, fields: readonly FieldColumn[]): Record<string, string> {
  const filters = fields.flatMap((field) => {
    const value = asked[field.fieldId];
    return value ? [{ fieldId: field.fieldId, ...question(field, value) }] : [];
  });
  return {
    ...(columns.length > 0 && { fields: columns.join(",") }),
    ...(filters.length > 0 && { fieldFilters: JSON.stringify(filters) }),
  };
}

function question({ compared }: FieldColumn, value: string): object {
  switch (compared) {
    case "number":
    case "day": {
      const { from, to } = range(value);
      return { ...(from && { atLeast: from }), ...(to && { atMost: to }) };
    }
    case "options":
      return { anyOf: oneOf(value).map(Number) };
    case "answer":
      return { anyOf: oneOf(value) };
    default:
      return { contains: value };
  }
}
