import { writtenSettingOf } from "../fields/registry";
import { UNNAMED } from "./page-name";
import type { Body, Cell, Field, Page, Row } from "./types";

/** A body as it may be written down: whatever has a default may be missing. */
export interface WrittenBody extends ReadonlyArray<WrittenPage> {}

type WrittenPage = Partial<Omit<Page, "components">> & { id: string; components: readonly WrittenRow[] };
type WrittenRow = Partial<Omit<Row, "components">> & { id: string; components: readonly WrittenField[] };
type WrittenField = Partial<Omit<Field, "setting">> & {
  id: string;
  type: string;
  setting?: object;
};

const FIELD = {
  class: "",
  value: null,
  required: false,
  readonly: false,
  visible: true,
  name: "",
  width: null,
  height: null,
} as const;

const CELL = { class: "", title: "", colspan: 1, rowspan: 1, width: null, height: null } as const;

/** The same body with every default written out. Its structure must be right (`structureProblems`). */
export function completeBody(written: WrittenBody): Body {
  return written.map((page) => ({
    name: UNNAMED,
    class: "",
    childSetting: {},
    ...page,
    type: "page",
    components: page.components.map((row) => ({
      class: "",
      childSetting: {},
      ...row,
      type: "row",
      components: row.components.map(completeField),
    })),
  }));
}

function completeField(written: WrittenField): Field {
  const field = { ...FIELD, errors: [], components: [], ...written } as unknown as Field;
  const components = (field.components ?? []).map((line) => line.map(completeCell));
  return { ...field, components, setting: writtenSettingOf(field) };
}

function completeCell(cell: Cell): Cell {
  return {
    ...CELL,
    ...cell,
    childSetting: cell.childSetting ?? {},
    components: (cell.components ?? []).map(completeField),
  };
}
