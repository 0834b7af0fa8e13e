import type { Body, Cell, Field } from "../body/types";
import type { SelectionSetting } from "../fields/selection/selection";
import type { FieldStanding, Settling } from "./settle";

/** The form as it is now: a body like any other, in which every rule has done what it says. What is as before stays the same object. */
export function appliedBody(body: Body, fieldOf: (field: Field) => Field): Body {
  const applyTo = (field: Field): Field => {
    const own = fieldOf(field);
    if ((field.components?.length ?? 0) === 0) return own;
    const components = mapped(field.components, (line) => mapped(line, ofCell));
    return components === field.components ? own : { ...own, components };
  };
  const ofCell = (cell: Cell): Cell => {
    const components = mapped(cell.components ?? [], applyTo);
    return components === (cell.components ?? components) ? cell : { ...cell, components };
  };
  return mapped(body, (page) => {
    const components = mapped(page.components, (row) => {
      const fields = mapped(row.components, applyTo);
      return fields === row.components ? row : { ...row, components: fields };
    });
    return components === page.components ? page : { ...page, components };
  });
}

function mapped<T>(list: readonly T[], change: (item: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((item, at) => item === list[at]) ? (list as T[]) : changed;
}

/** A field as rules make it. */
export function appliedField(field: Field, standing: FieldStanding, settling: Settling, entered: unknown): Field {
  const { visible, required, readonly, isGiven, isHidden } = standing;
  const isLocked = readonly && (!field.readonly || settling.rules.may(field.id, "editable"));
  const value = isGiven ? settling.counted(field.id) : isLocked || isHidden ? entered : field.value;
  return { ...field, visible, required, readonly, value };
}

/** With the options alone that are offered, and with those that are chosen though they are not: they can be unchosen. */
export function offered(field: Field, optionIds: readonly number[] | null, chosen: readonly number[] = []): Field {
  const { options } = field.setting as Partial<SelectionSetting>;
  if (!optionIds || !options) return field;
  const left = options.filter(({ id }) => optionIds.includes(id) || chosen.includes(id));
  return { ...field, setting: { ...field.setting, options: left } as SelectionSetting };
}
