import { useLocale, useQuery } from "@groundwork/kit";
import { useMemo } from "react";
import type { Field } from "../body/types";
import { newField } from "../fields/create";
import { KINDS } from "../fields/drawn.gen";
import type { DrawnKind } from "../fields/drawn-kind";
import { type FieldType, PALETTE, type PaletteGroup } from "../fields/registry";
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

const GROUPS = Object.entries(PALETTE) as [PaletteGroup, readonly FieldType[]][];

/** The kinds of fields by groups, in the palette's order; only what fits the search, by name or by what else people call it. */
export function usePalette(search = ""): readonly PaletteSection[] {
  const t = formworkMessages.useT();
  const wanted = search.trim().toLowerCase();
  const otherNames = useOtherNames(wanted !== "");
  return useMemo(() => {
    const entryOf = (type: FieldType): PaletteEntry => {
      const name = t(`${type}.name`);
      const { icon, newSetting, newParts } = KINDS[type];
      return { type, name, icon, newField: () => newField(type, name, newSetting?.(t), newParts?.(t)) };
    };
    return GROUPS.map(([group, types]) => ({
      group,
      name: t(`builder.${group}`),
      entries: types
        .map(entryOf)
        .filter(({ type, name }) => `${name} ${otherNames[type] ?? ""}`.toLowerCase().includes(wanted)),
    })).filter((section) => section.entries.length > 0);
  }, [t, wanted, otherNames]);
}

type OtherNames = Readonly<Partial<Record<string, string>>>;

const NONE: OtherNames = {};
const WORDS: Readonly<Record<ReturnType<typeof useLocale>, () => Promise<{ made: OtherNames }>>> = {
  en: () => import("../messages/search/en.gen"),
  "zh-CN": () => import("../messages/search/zh-cn.gen"),
};

/** Loaded once somebody looks for a kind: whoever fills a form in never does. */
function useOtherNames(isSearched: boolean): OtherNames {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ["formwork", "other names of kinds", locale],
    queryFn: async () => (await WORDS[locale]()).made,
    enabled: isSearched,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}
