import type { FieldError } from "../api/error";

export interface AssignedErrors {
  byField: Record<string, string>;
  /** Complaints about something the form does not show. */
  rest: readonly FieldError[];
}

/** Services name a field by its path (`body.address.city`); a form knows it by its last part, or by a given alias. */
export function assignFieldErrors(
  errors: readonly FieldError[],
  fields: readonly string[],
  aliases: Partial<Record<string, string>>,
): AssignedErrors {
  const byField: Record<string, string> = {};
  const rest: FieldError[] = [];
  for (const error of errors) {
    const parts = error.field.split(".").filter((part) => part !== "body");
    const name = [aliases[error.field], parts.join("."), parts.at(-1), parts[0]].find(
      (candidate) => candidate !== undefined && fields.includes(candidate),
    );
    if (name === undefined) rest.push(error);
    else byField[name] ??= error.message;
  }
  return { byField, rest };
}
