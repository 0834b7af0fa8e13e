import { newId } from "../body/create";
import type { Cell } from "../body/types";

export function newCell(type: Cell["type"], more: Partial<Cell> = {}): Cell {
  const bare = { class: "", title: "", childSetting: {}, components: [], colspan: 1, rowspan: 1 };
  return { id: newId(), type, ...bare, width: null, height: null, ...more };
}

/** Spec §5: a numeric title goes on counting, any other stays. */
export function nextTitle(title: string): string {
  return title.replace(/\d{1,9}$/, (number) => String(Number(number) + 1).padStart(number.length, "0"));
}
