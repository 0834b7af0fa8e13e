import { newId } from "../body/create";
import type { Cell, Field } from "../body/types";
import { COMMON_SETTING } from "./kind";
import { type FieldType, KIND_RULES, rulesOf } from "./registry";

/** A new field of a kind, as the palette drops it. */
export function newField(type: FieldType, label: string, own: object = {}, parts?: Cell[][]): Field {
  return {
    id: newId(),
    class: "",
    type,
    setting: { ...COMMON_SETTING, label, ...KIND_RULES[type].ownDefaults(), ...own },
    value: null,
    required: false,
    readonly: false,
    visible: true,
    errors: [],
    components: parts ?? rulesOf(type)?.ownParts?.() ?? [],
    name: "",
    width: null,
    height: null,
  };
}

/** The same field once more: ids are never shared, not even across versions. What lies inside goes on naming itself. */
export function copyField(field: Field): Field {
  return withIds(field, new Map(partIdsOf(field).map((id) => [id, newId()])));
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Parts of a form with other ids, wherever one is named, in formulas too. */
export function withIds<Parts>(parts: Parts, ids: ReadonlyMap<string, string>): Parts {
  return JSON.parse(JSON.stringify(parts).replaceAll(ID, (id) => ids.get(id) ?? id)) as Parts;
}

/** Of a field, its cells and what stands in them. */
export function partIdsOf(field: Field): string[] {
  const cells = (field.components ?? []).flat();
  return [field.id, ...cells.flatMap((cell) => [cell.id, ...cell.components.flatMap(partIdsOf)])];
}
