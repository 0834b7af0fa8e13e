import type { CommonSetting } from "../../body/types";
import { made as words } from "../../messages/en.gen";
import { complaint } from "../../problem";
import { flag, integer, list, oneOf, record, text } from "../../shape";
import { type KindRules, MOST_LABEL, PLAIN_KIND, settingShape } from "../kind";

/** What the head of a form can tell; in the order the settings offer it. */
export const HEADER_ITEMS = [
  "project",
  "referenceNumber",
  "submittalDate",
  "company",
  "projectDuration",
  "projectLocation",
  "projectDescription",
  "validDate",
] as const;
export type HeaderItemId = (typeof HEADER_ITEMS)[number];

export interface HeaderItem {
  id: HeaderItemId;
  label: string;
  order: number;
  enabled: boolean;
}

export interface HeaderSectionSetting extends CommonSetting {
  items: HeaderItem[];
}

const ENABLED_AT_FIRST = new Set<HeaderItemId>(["project", "referenceNumber", "submittalDate"]);

export function enabledItems({ items }: HeaderSectionSetting): HeaderItem[] {
  return items.filter((item) => item.enabled).sort((one, other) => one.order - other.order);
}

export const rules: KindRules<HeaderSectionSetting> = {
  ...PLAIN_KIND,
  compared: "nothing",
  isEntered: false,
  needsLabel: false,
  ownDefaults: () => ({
    items: HEADER_ITEMS.map((id, order) => ({
      id,
      label: words[`headerSection.${id}`],
      order,
      enabled: ENABLED_AT_FIRST.has(id),
    })),
  }),
  hasSettingShape: settingShape({
    items: list(
      record({ id: oneOf(...HEADER_ITEMS) }, { label: text(MOST_LABEL), order: integer(0, 1000), enabled: flag }),
      20,
    ),
  }),
  hasShape: null,
  checkSetting: ({ items }) =>
    new Set(items.map((item) => item.id)).size < items.length ? [complaint("duplicateItem")] : [],
  isEmpty: () => true,
  answers: () => false,
  operand: () => null,
  text: () => "",
};
