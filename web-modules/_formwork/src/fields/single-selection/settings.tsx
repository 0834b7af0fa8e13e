import { ActionIcon, Button, Group, Stack } from "@groundwork/kit";
import { CheckboxField, TextField } from "@groundwork/kit/forms";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import { moved } from "../moved";
import { type Choice, MOST_OPTIONS, type SingleSelectionSetting } from "./rules";
import classes from "./settings.module.css";

export function Settings({ setting, onChange }: SettingsProps<SingleSelectionSetting>): ReactNode {
  const t = formworkMessages.useT();
  const { options } = setting;
  // Also of options removed just now: a number that was given once keeps its meaning.
  const [highest, setHighest] = useState(() => Math.max(0, ...options.map((option) => option.id)));
  const set = (next: Choice[]) => onChange({ options: next });

  /** What is pasted with several lines becomes several options. */
  const write = (at: number, text: string) => {
    const [first = "", ...more] = text.split(/\r?\n/).map((line) => line.slice(0, MOST_LABEL));
    const added = more.filter((line) => line.trim() !== "").map((label, n) => ({ id: highest + 1 + n, label }));
    setHighest(highest + added.length);
    const changed = options.map((option, n) => (n === at ? { ...option, label: first } : option));
    set([...changed.slice(0, at + 1), ...added, ...changed.slice(at + 1)].slice(0, MOST_OPTIONS));
  };
  const add = () => {
    setHighest(highest + 1);
    set([...options, { id: highest + 1, label: t("singleSelection.option", { number: options.length + 1 }) }]);
  };
  return (
    <>
      <fieldset className={classes.options}>
        <legend>{t("singleSelection.options")}</legend>
        <Stack gap="xs">
          {options.map((option, at) => (
            <Group key={option.id} gap={4} wrap="nowrap">
              <input
                className={classes.label}
                aria-label={t("singleSelection.option", { number: at + 1 })}
                value={option.label}
                maxLength={MOST_LABEL}
                onPaste={(event) => {
                  const text = event.clipboardData.getData("text/plain");
                  if (!/\n/.test(text.trim())) return;
                  event.preventDefault();
                  write(at, text.trim());
                }}
                onChange={(event) => write(at, event.currentTarget.value)}
              />
              <ActionIcon
                aria-label={t("singleSelection.up", { label: option.label })}
                disabled={at === 0}
                onClick={() => set(moved(options, at, at - 1))}
              >
                <ArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t("singleSelection.down", { label: option.label })}
                disabled={at === options.length - 1}
                onClick={() => set(moved(options, at, at + 1))}
              >
                <ArrowDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t("singleSelection.remove", { label: option.label })}
                onClick={() => set(options.filter((each) => each.id !== option.id))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={options.length >= MOST_OPTIONS}
            onClick={add}
          >
            {t("singleSelection.add")}
          </Button>
        </Stack>
      </fieldset>
      <CheckboxField
        name="other"
        label={t("singleSelection.allowOther")}
        value={setting.other}
        error={null}
        onChange={(other) => onChange({ other })}
      />
      {setting.other && (
        <TextField
          name="otherLabel"
          label={t("singleSelection.otherLabel")}
          value={setting.otherLabel}
          maxLength={MOST_LABEL}
          error={null}
          onChange={(otherLabel) => onChange({ otherLabel })}
        />
      )}
    </>
  );
}
