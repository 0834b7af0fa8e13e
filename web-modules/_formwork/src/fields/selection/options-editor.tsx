import { Button, Stack } from "@groundwork/kit";
import { CheckboxField, TextField } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { useBody } from "../../builder/body-context";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import { ItemListSteps, useItemList } from "../item-list";
import { MOST_LABEL } from "../kind";
import { moved } from "../moved";
import { highestEver, highestNumber, lastNumber } from "./numbers";
import { OPTION_MARK, OptionRow } from "./option-row";
import classes from "./options-editor.module.css";
import { type Choice, MOST_OPTIONS, type SelectionSetting } from "./selection";

export interface OptionsEditorProps {
  fieldId: string;
  setting: SelectionSetting;
  /** False: the options come from elsewhere; an own answer may be given all the same. */
  isWritten?: boolean;
  onChange: (change: Partial<SelectionSetting>) => void;
}

/** The options of a field, written one after the other, and whether an own answer may be given. */
export default function OptionsEditor({ fieldId, setting, isWritten = true, onChange }: OptionsEditorProps): ReactNode {
  const t = formworkMessages.useT();
  const { options } = setting;
  // Also of options that were removed, whether these settings were closed since or not: a number that was given once
  // keeps its meaning. Others may have come in meanwhile, by a step back or by what somebody else saved.
  const highest = highestEver(fieldId, highestNumber(useBody(), fieldId, setting));
  const history = useItemList<Choice>(options, (next) =>
    // Of one that is gone the setting keeps the number: here only this page would know.
    onChange({ options: [...next], ...(lastNumber({ options: next }) < highest && { lastOption: highest }) }),
  );
  const { set } = history;
  const list = useRef<HTMLFieldSetElement>(null);
  const added = useRef<number | null>(null);
  const goTo = (id: number) => {
    const input = list.current?.querySelector<HTMLInputElement>(`[${OPTION_MARK}="${id}"]`);
    input?.focus();
    input?.select();
    return Boolean(input);
  };
  useEffect(() => {
    if (added.current !== null && goTo(added.current)) added.current = null;
  });

  /** What is pasted with several lines becomes several options. */
  const write = (at: number, text: string) => {
    const [first = "", ...more] = text.split(/\r?\n/).map((line) => line.slice(0, MOST_LABEL));
    const lines = more.filter((line) => line.trim() !== "").map((label, n) => ({ id: highest + 1 + n, label }));
    const changed = options.map((option, n) => (n === at ? { ...option, label: first } : option));
    const written = [...changed.slice(0, at + 1), ...lines, ...changed.slice(at + 1)].slice(0, MOST_OPTIONS);
    set(written, lines.length === 0);
  };
  const isFull = options.length >= MOST_OPTIONS;
  const add = (at: number) => {
    if (isFull) return;
    const id = highest + 1;
    added.current = id;
    const option = { id, label: t("builder.option", { number: options.length + 1 }) };
    set([...options.slice(0, at), option, ...options.slice(at)]);
  };
  const unnamed = new Set(options.map((_, at) => t("builder.option", { number: at + 1 })));
  /** To the next one that nobody named yet; a new one, where there is none. */
  const goOn = (at: number) => {
    const next = options.find((option, n) => n > at && unnamed.has(option.label));
    if (next) goTo(next.id);
    else add(at + 1);
  };
  return (
    <>
      <fieldset ref={list} className={classes.options} onKeyDown={history.onKeyDown} hidden={!isWritten}>
        <legend>{t("builder.options")}</legend>
        <Stack gap="xs">
          <span className={controls.note}>{t("builder.optionsHelp")}</span>
          <ItemListSteps {...history} />
          {options.map((option, at) => (
            <OptionRow
              key={option.id}
              option={option}
              at={at}
              isLast={at === options.length - 1}
              onWrite={(text) => write(at, text)}
              onNext={() => goOn(at)}
              onMove={(to) => set(moved(options, at, to))}
              onRemove={() => set(options.filter((each) => each.id !== option.id))}
            />
          ))}
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={isFull}
            onClick={() => add(options.length)}
          >
            {t("builder.addOption")}
          </Button>
        </Stack>
      </fieldset>
      <CheckboxField
        name="other"
        label={t("builder.allowOther")}
        value={setting.other}
        error={null}
        onChange={(other) => onChange({ other })}
      />
      {setting.other && (
        <TextField
          name="otherLabel"
          label={t("builder.otherLabel")}
          value={setting.otherLabel}
          maxLength={MOST_LABEL}
          error={null}
          onChange={(otherLabel) => onChange({ otherLabel })}
        />
      )}
    </>
  );
}
