import { isFieldType, KIND_RULES } from "../fields/registry";
import { isPlain } from "../json-guard";
import { complaint, type Problem, problemOf } from "../problem";
import { anything, flag, id, list, nullable, number, oneOf, plainRecord, record, text } from "../shape";
import { type Body, LIMITS } from "./types";
import { fieldsOf } from "./walk";

const NAME = text(500);
const SIZE = nullable(number(0, 100_000));

const field = record(
  { id, type: text(50, 1) },
  {
    class: NAME,
    setting: plainRecord,
    value: anything,
    required: flag,
    readonly: flag,
    visible: flag,
    errors: list(anything, 0),
    components: list(anything, 0),
    name: NAME,
    width: SIZE,
    height: SIZE,
  },
);
const row = record(
  { id, type: oneOf("row"), components: list(field) },
  { class: NAME, childSetting: plainRecord, height: SIZE },
);
const page = record(
  { id, type: oneOf("page"), components: list(row) },
  { name: NAME, class: NAME, childSetting: plainRecord },
);
const pages = list(page);

/**
 * Whether something is a form's body: a list of pages, which hold rows, which hold fields of known kinds, every id
 * once. The builder applies a move only when this finds nothing; the server refuses a body in which it finds something.
 */
export function structureProblems(raw: unknown): Problem[] {
  if (!isPlain(raw)) return [problemOf("", complaint("structure"))];
  if (Array.isArray(raw) && raw.length > LIMITS.pages)
    return [problemOf("", complaint("tooManyPages", { most: LIMITS.pages }))];
  if (!pages(raw)) return [problemOf("", complaint("structure"))];
  const body = raw as Body;
  if (fieldsOf(body).length > LIMITS.fields)
    return [problemOf("", complaint("tooManyFields", { most: LIMITS.fields }))];
  return [...repeatedIds(body), ...unfitFields(body)];
}

function repeatedIds(body: Body): Problem[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const page of body)
    for (const part of [page, ...page.components, ...page.components.flatMap((row) => row.components)]) {
      if (seen.has(part.id)) repeated.add(part.id);
      seen.add(part.id);
    }
  return Array.from(repeated, (each) => problemOf(each, complaint("duplicateId")));
}

function unfitFields(body: Body): Problem[] {
  const problems: Problem[] = [];
  for (const { id, type, setting = {} } of fieldsOf(body)) {
    if (!isFieldType(type)) problems.push(problemOf(id, complaint("unknownKind", { type })));
    else if (!KIND_RULES[type].hasSettingShape(setting)) problems.push(problemOf(id, complaint("setting")));
  }
  return problems;
}
