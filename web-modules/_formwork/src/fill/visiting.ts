import type { Field } from "../body/types";
import { rulesOf } from "../fields/registry";

/** What a field names only members choose: of who came by a link it is not required, in columns of tables neither. */
export function asAskedOfVisitors(field: Field): Field {
  if (!holdsRequiredName(field)) return field;
  const components = field.components?.map((line) =>
    line.map((cell) => ({ ...cell, components: cell.components?.map(asAskedOfVisitors) })),
  );
  return { ...field, required: field.required && !isRequiredName(field), components } as Field;
}

function holdsRequiredName(field: Field): boolean {
  return isRequiredName(field) || insideOf(field).some(holdsRequiredName);
}

function isRequiredName(field: Field): boolean {
  return field.required && (rulesOf(field.type)?.isLookedUp ?? false);
}

function insideOf(field: Field): Field[] {
  return (field.components ?? []).flatMap((line) => line.flatMap((cell) => cell.components ?? []));
}
