import type { Body, Cell, Field } from "../../body/types";
import { appliedBody } from "../../conditions/apply";
import { newCell } from "../cells";
import { newField } from "../create";
import { addColumn } from "./edit";
import { FIXED, MOST_COLUMNS } from "./grid";

/** What a checklist is filled in with, in the words of whoever builds. */
export interface ChecklistWords {
  result: string;
  answers: readonly string[];
  remark: string;
  column: string;
}

const CHOOSES: readonly string[] = ["singleSelection", "multipleSelection", "dropdown", "yesNo"];
const ANSWER_COLUMNS = 2;

/** Tables that only say what is to be checked get a column of answers and one of remarks (spec §5). What is no such table stays the same. */
export function withChecklists(body: Body, words: ChecklistWords): { body: Body; count: number } {
  let count = 0;
  const converted = appliedBody(body, (field) => {
    const made = asChecklist(field, words);
    if (made !== field) count += 1;
    return made;
  });
  return { body: converted, count };
}

function asChecklist(field: Field, words: ChecklistWords): Field {
  if (field.type === "inputTable") {
    const heads = (field.components[0] ?? []).slice(1);
    const isAnswered = heads.some(({ components }) => CHOOSES.includes(components[0]?.type ?? ""));
    if (isAnswered || heads.length === 0 || heads.length + ANSWER_COLUMNS > MOST_COLUMNS) return field;
    return { ...field, components: withAnswers(field.components, words) };
  }
  return field.type === "table" && isListOfWords(field.components) ? fromWords(field, words) : field;
}

function withAnswers(parts: readonly Cell[][], { result, answers, remark }: ChecklistWords): Cell[][] {
  const options = answers.map((label, at) => ({ id: at + 1, label }));
  const answered = addColumn(parts, newField("singleSelection", result, { options, other: false }));
  return addColumn(answered, newField("shortText", remark));
}

/** The first row says what the columns are, the first cell of every other one what is checked; nothing is merged, and nothing asked. */
function isListOfWords(parts: readonly Cell[][]): boolean {
  const [head, ...lines] = parts;
  const cells = parts.flat();
  return (
    head !== undefined &&
    lines.length > 0 &&
    head.length - 1 + ANSWER_COLUMNS <= MOST_COLUMNS &&
    cells.every(({ components, colspan, rowspan }) => components.length === 0 && colspan === 1 && rowspan === 1) &&
    lines.every(([first]) => (first?.title ?? "").trim() !== "")
  );
}

function fromWords(field: Field, words: ChecklistWords): Field {
  const [head = [], ...lines] = field.components;
  const heads = head.slice(1).map(({ title }, at) => {
    const column = newField("shortText", title || `${words.column} ${at + 1}`);
    return newCell("ColumnHead", { components: [column] });
  });
  const rows = lines.map(([first, ...others]) => [
    newCell("RowHead", { title: first?.title ?? "" }),
    ...others.map(({ title }) => newCell(title ? FIXED : "InputTableTextInput", { title })),
  ]);
  const made = newField("inputTable", field.setting.label, {}, [[newCell("Head"), ...heads], ...rows]);
  const { id, name, visible, width, height } = field;
  return { ...made, id, name, visible, width, height, components: withAnswers(made.components, words) };
}
