import { useMemo } from "react";
import type { Field } from "../body/types";
import { newField } from "../fields/create";
import type { DrawnKind } from "../fields/drawn-kind";
import { PALETTE_GROUPS, type PaletteGroup } from "../fields/kind";
import { KINDS } from "../fields/kinds";
import { FIELD_TYPES, type FieldType, KIND_RULES } from "../fields/rules-registry";
import { formworkMessages } from "../messages";

export interface PaletteEntry {
  type: FieldType;
  name: string;
  icon: DrawnKind["icon"];
  /** A new field of this kind, labelled by its name. */
  newField: () => Field;
}

export interface PaletteSection {
  group: PaletteGroup;
  name: string;
  entries: readonly PaletteEntry[];
}

/** The kinds of fields by groups, in the palette's order; only what fits the search. */
export function usePalette(search = ""): readonly PaletteSection[] {
  const t = formworkMessages.useT();
  return useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const entries = FIELD_TYPES.map((type) => {
      const name = t(`${type}.name`);
      return { type, name, icon: KINDS[type].icon, newField: () => newField(type, name) };
    }).filter((entry) => entry.name.toLowerCase().includes(wanted));
    return PALETTE_GROUPS.map((group) => ({
      group,
      name: t(`builder.${group}`),
      entries: entries.filter((entry) => KIND_RULES[entry.type].group === group),
    })).filter((section) => section.entries.length > 0);
  }, [t, search]);
}
