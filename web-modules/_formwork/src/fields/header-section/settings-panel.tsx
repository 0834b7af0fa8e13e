import { ActionIcon, Group, Stack } from "@groundwork/kit";
import { CheckboxField, TextField } from "@groundwork/kit/forms";
import { ArrowDown, ArrowUp } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { ItemListSteps, useItemList } from "../item-list";
import { MOST_LABEL } from "../kind";
import { moved } from "../moved";
import { HEADER_ITEMS, type HeaderItem, type HeaderSectionSetting } from "./rules";

/** Every item, those that the setting does not know yet at the end. */
function allItems(items: readonly HeaderItem[]): HeaderItem[] {
  const known = [...items].sort((one, other) => one.order - other.order);
  const missing = HEADER_ITEMS.filter((id) => !known.some((item) => item.id === id));
  const all = [...known, ...missing.map((id) => ({ id, label: "", enabled: false }))];
  return all.map((item, order) => ({ ...item, order }));
}

export default function HeaderPanel({ setting, onChange }: SettingsProps<HeaderSectionSetting>): ReactNode {
  const t = formworkMessages.useT();
  const items = allItems(setting.items);
  const history = useItemList<HeaderItem>(items, (next) => onChange({ items: [...next] }));
  const set = (next: readonly HeaderItem[], isTyped = false) =>
    history.set(
      next.map((item, order) => ({ ...item, order })),
      isTyped,
    );
  const change = (id: string, part: Partial<HeaderItem>, isTyped = false) =>
    set(
      items.map((item) => (item.id === id ? { ...item, ...part } : item)),
      isTyped,
    );
  return (
    <Stack gap="xs" role="group" aria-label={t("headerSection.items")} onKeyDown={history.onKeyDown}>
      <ItemListSteps {...history} />
      {items.map(({ id, label, enabled }, at) => {
        const item = t(`headerSection.${id}`);
        return (
          <div key={id}>
            <Group justify="space-between" wrap="nowrap">
              <CheckboxField
                name={id}
                label={item}
                value={enabled}
                error={null}
                onChange={(shown) => change(id, { enabled: shown, label: label || item })}
              />
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  aria-label={t("headerSection.up", { item })}
                  disabled={at === 0}
                  onClick={() => set(moved(items, at, at - 1))}
                >
                  <ArrowUp size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  aria-label={t("headerSection.down", { item })}
                  disabled={at === items.length - 1}
                  onClick={() => set(moved(items, at, at + 1))}
                >
                  <ArrowDown size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </Group>
            {enabled && (
              <TextField
                name={`${id}-label`}
                label={t("headerSection.itemLabel", { item })}
                value={label}
                maxLength={MOST_LABEL}
                error={null}
                onChange={(text) => change(id, { label: text }, true)}
              />
            )}
          </div>
        );
      })}
    </Stack>
  );
}
