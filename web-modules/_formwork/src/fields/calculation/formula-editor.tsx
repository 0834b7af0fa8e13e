import { SelectField } from "@groundwork/kit/forms";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { formworkMessages } from "../../messages";
import { useFieldName } from "../../messages/field-name";
import { functionMessages } from "../../messages/functions";
import { functions } from "../../messages/functions/en";
import controls from "../control.module.css";
import classes from "./formula-editor.module.css";
import { namedFields, openName, toIds, toNames } from "./formula-names";
import { FormulaOutcome, type FormulaShown } from "./formula-outcome";
import { NameList, useNameList } from "./name-list";

type FunctionName = keyof typeof functions extends `function.${infer Name}` ? Name : never;

const FUNCTIONS = Object.keys(functions).map((key) => key.slice("function.".length)) as FunctionName[];

export interface FormulaEditorProps extends FormulaShown {
  onChange: (formula: string) => void;
}

/** A formula is read and written with the labels of fields, and kept with their ids. */
export function FormulaEditor(props: FormulaEditorProps): ReactNode {
  const { fieldId, body, formula, onChange } = props;
  const t = formworkMessages.useT();
  const functionT = functionMessages.useT();
  const id = useId();
  const fieldName = useFieldName();
  const fields = useMemo(() => namedFields(body, fieldId, fieldName), [body, fieldId, fieldName]);
  const [text, setText] = useState(() => toNames(formula, fields));
  const [caret, setCaret] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);

  // Undone, or changed elsewhere: what is being typed is only a spelling of what is kept.
  useEffect(
    () => setText((now) => (toIds(now, fields) === formula ? now : toNames(formula, fields))),
    [formula, fields],
  );

  const write = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    onChange(toIds(next, fields));
  };
  const insert = (piece: string, from = caret) => {
    const at = from + piece.length;
    write(text.slice(0, from) + piece + text.slice(caret), at);
    // After React has written the text; before, the caret would jump to its end.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(at, at);
    });
  };
  const naming = openName(text, caret);
  const names = useNameList(fields, naming?.search ?? null, (name) => insert(`{${name}}`, naming?.from));
  return (
    <div className={classes.editor}>
      <label htmlFor={id} className={classes.label}>
        {t("calculation.formula")}
      </label>
      <span id={`${id}-help`} className={controls.note}>
        {t("calculation.formulaHelp")}
      </span>
      <textarea
        ref={input}
        id={id}
        className={`${controls.input} ${classes.input}`}
        rows={3}
        spellCheck={false}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={names.isOpen ? `${id}-names` : undefined}
        aria-activedescendant={names.isOpen ? `${id}-names-${names.active}` : undefined}
        aria-describedby={`${id}-help ${id}-outcome`}
        onChange={(event) => write(event.currentTarget.value, event.currentTarget.selectionStart)}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={names.onKeyDown}
      />
      {names.isOpen && <NameList id={`${id}-names`} list={names} />}
      <FormulaOutcome id={`${id}-outcome`} {...props} fields={fields} />
      <SelectField
        name="insert-field"
        label={t("calculation.insertField")}
        searchable
        placeholder={fields.length === 0 ? t("calculation.noFields") : ""}
        nothingFound={t("calculation.noFields")}
        disabled={fields.length === 0}
        options={fields.map((field) => ({ value: field.id, label: field.name }))}
        value={null}
        error={null}
        onChange={(chosen) => {
          const name = fields.find((field) => field.id === chosen)?.name;
          if (name !== undefined) insert(`{${name}}`);
        }}
      />
      <SelectField
        name="insert-function"
        label={t("calculation.insertFunction")}
        searchable
        options={FUNCTIONS.map((name) => ({ value: name, label: `${name}${functionT(`function.${name}`)}` }))}
        value={null}
        error={null}
        onChange={(name) => name && insert(`${name}(`)}
      />
    </div>
  );
}
