import type { Field } from "../body/types";
import type { Compared } from "../fields/kind";
import type { FieldType } from "../fields/registry";
import { isListed } from "../fields/selection/is-listed";

/**
 * What the editor of conditions needs of a field: without the rules of every kind, which a drawn workflow has no use for.
 */
export interface AskedField extends Pick<Field, "id" | "type"> {
  setting: object;
}

/** What can be asked of a kind, where that is more than whether it is filled in. A test holds it to the kinds' own word. */
const COMPARED: Readonly<Partial<Record<FieldType, Compared>>> = {
  barcode: "text",
  calculation: "number",
  dateTime: "day",
  directory: "options",
  dragArea: "nothing",
  dropdown: "options",
  email: "text",
  headerSection: "nothing",
  image: "nothing",
  longText: "text",
  multipleSelection: "options",
  number: "number",
  phone: "text",
  rating: "number",
  richText: "nothing",
  shortText: "text",
  singleSelection: "options",
  slider: "number",
  subForm: "nothing",
  submitButton: "nothing",
  table: "nothing",
  textBlock: "nothing",
  yesNo: "answer",
};

export function comparedIn(field: AskedField | undefined): Compared {
  if (field === undefined) return "nothing";
  if (field.type === "dateTime" && "timeOnly" in field.setting && field.setting.timeOnly) return "time";
  return COMPARED[field.type as FieldType] ?? "presence";
}

/** Whether it names people, teams, projects or items of a list of the company: which there are is not the form's to say. */
export function namesItems({ type, setting }: AskedField): boolean {
  return type === "directory" || isListed(setting);
}
