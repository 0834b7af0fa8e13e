import { conditionShape, LIMITS_OF_CONDITIONS } from "../conditions/model";
import { ruleProblems } from "../conditions/structure";
import { rulesOf } from "../fields/registry";
import { isPlain } from "../json-guard";
import { type Complaint, complaint, type Problem, problemOf } from "../problem";
import {
  anything,
  faultIn,
  flag,
  id,
  integer,
  later,
  list,
  nullable,
  number,
  oneOf,
  plainRecord,
  record,
  text,
} from "../shape";
import { type Body, CELL_TYPES, type CommonSetting, type Field, LIMITS } from "./types";
import { columnsAmong, fieldsOf } from "./walk";

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
    components: list(list(later(() => cell))),
    name: NAME,
    width: SIZE,
    height: SIZE,
  },
);
const cell = record(
  { id, type: oneOf(...CELL_TYPES) },
  {
    class: NAME,
    title: NAME,
    childSetting: plainRecord,
    components: list(field),
    colspan: integer(1, 100),
    rowspan: integer(1, 200),
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
  {
    name: NAME,
    class: NAME,
    childSetting: plainRecord,
    conditions: list(conditionShape, LIMITS_OF_CONDITIONS.conditions),
  },
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
  const fault = faultIn(pages, raw);
  if (fault) return [problemOf("", complaint("structure", { path: fault.join("/") }))];
  const body = raw as Body;
  const fields = fieldsOf(body);
  if (fields.length + columnsAmong(fields).size > LIMITS.fields)
    return [problemOf("", complaint("tooManyFields", { most: LIMITS.fields }))];
  const parts = [...partsOf(body)];
  return [...repeatedIds(parts), ...unfitFields(parts), ...ruleProblems(body)];
}

interface Part {
  id: string;
  path: string;
  /** What it is, where it is a field. */
  field: Field | null;
}

/** Whatever has an id, each before what stands inside it. */
function* partsOf(body: Body): Generator<Part> {
  for (const [at, { id: pageId, components: rows, conditions = [] }] of body.entries()) {
    yield { id: pageId, path: `${at}`, field: null };
    for (const [ruleAt, condition] of conditions.entries())
      yield { id: condition.id, path: `${at}/conditions/${ruleAt}`, field: null };
    for (const [rowAt, { id: rowId, components }] of rows.entries()) {
      const path = `${at}/components/${rowAt}`;
      yield { id: rowId, path, field: null };
      yield* partsAmong(components, path);
    }
  }
}

function* partsAmong(fields: readonly Field[], within: string): Generator<Part> {
  for (const [at, each] of fields.entries()) {
    const path = `${within}/components/${at}`;
    yield { id: each.id, path, field: each };
    for (const [lineAt, line] of (each.components ?? []).entries())
      for (const [cellAt, { id: cellId, components = [] }] of line.entries()) {
        const inside = `${path}/components/${lineAt}/${cellAt}`;
        yield { id: cellId, path: inside, field: null };
        yield* partsAmong(components, inside);
      }
  }
}

function repeatedIds(parts: readonly Part[]): Problem[] {
  const seen = new Set<string>();
  const repeated = new Map<string, string>();
  for (const { id: partId, path } of parts) {
    if (seen.has(partId) && !repeated.has(partId)) repeated.set(partId, `${path}/id`);
    seen.add(partId);
  }
  return Array.from(repeated, ([partId, path]) => problemOf(partId, complaint("duplicateId", { path })));
}

function unfitFields(parts: readonly Part[]): Problem[] {
  const byPath = new Map<string, Field>();
  for (const { field: each, path } of parts) if (each) byPath.set(path, each);
  return parts.flatMap(({ field: each, path }) => {
    const found = each && unfitness(each, path, byPath.get(holderPath(path)));
    return each && found ? [problemOf(each.id, found)] : [];
  });
}

/** Of what a field stands in, if that is a field: else no field has this path. */
function holderPath(path: string): string {
  return path.split("/components/").slice(0, -2).join("/components/");
}

function unfitness(
  { type, setting = {} as CommonSetting, components = [] }: Field,
  path: string,
  holder: Field | undefined,
): Complaint | null {
  const rules = rulesOf(type);
  if (!rules) return complaint("unknownKind", { type, path: `${path}/type` });
  const fault = faultIn(rules.hasSettingShape, setting);
  if (fault) return complaint("setting", { path: [path, "setting", ...fault].join("/") });
  if (!(rules.hasRightParts?.(components, rulesOf) ?? components.length === 0))
    return complaint("setting", { path: `${path}/components` });
  if (rules.holds === undefined || !holder) return null;
  // A table that lies deeper would be one in a table (spec §5).
  if (rules.takesHolders) return complaint("nestedPanel", { path });
  return rulesOf(holder.type)?.takesHolders ? null : complaint("nestedTable", { path });
}
