import { newId } from "../body/create";
import type { Field } from "../body/types";
import { type FieldType, KIND_RULES } from "./registry";

/** A new field of a kind, as the palette drops it. */
export function newField(type: FieldType, label: string): Field {
  return {
    id: newId(),
    class: "",
    type,
    setting: { label, help: "", steps: [], ...KIND_RULES[type].ownDefaults() },
    value: null,
    required: false,
    readonly: false,
    visible: true,
    errors: [],
    components: [],
    name: "",
    width: null,
    height: null,
  };
}

/** The same field once more: ids are never shared, not even across versions. */
export function copyField(field: Field): Field {
  return { ...structuredClone(field), id: newId() };
}
