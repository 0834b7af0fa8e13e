import { CircleDot } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import classes from "./fill.module.css";
import { MOST_OTHER, rules, type SelectionValue, type SingleSelectionSetting } from "./rules";

/** More than a thumb's swipe of cards is searched instead. */
export const MOST_CARDS = 7;

function Fill(props: FillProps<SingleSelectionSetting, SelectionValue>): ReactNode {
  const { setting, value, onChange, ids } = props;
  const t = formworkMessages.useT();
  const [search, setSearch] = useState("");
  const [chosen] = value?.selected ?? [];
  const other = value?.other ?? null;
  const isLong = setting.options.length > MOST_CARDS;
  const wanted = search.trim().toLowerCase();
  const options = isLong
    ? setting.options.filter((option) => option.label.toLowerCase().includes(wanted))
    : setting.options;
  const choose = (id: number) => onChange({ selected: [id], other: null });
  return (
    <>
      {isLong && (
        <input
          type="search"
          className={controls.input}
          value={search}
          placeholder={t("singleSelection.search")}
          aria-label={t("singleSelection.search")}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.options} data-long={isLong || undefined}>
        {options.map((option) => (
          <label key={option.id} className={classes.option}>
            <input
              type="radio"
              name={ids.control}
              checked={chosen === option.id}
              aria-describedby={ids.describedBy}
              onChange={() => choose(option.id)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {isLong && options.length === 0 && (
          <span className={controls.note} role="status">
            {t("singleSelection.noneFound", { search })}
          </span>
        )}
      </div>
      {setting.other && (
        <label className={classes.option}>
          <input
            type="radio"
            name={ids.control}
            checked={other !== null}
            aria-describedby={ids.describedBy}
            onChange={() => onChange({ selected: [], other: other ?? "" })}
          />
          <span>{setting.otherLabel}</span>
        </label>
      )}
      {setting.other && other !== null && (
        <input
          type="text"
          className={controls.input}
          value={other}
          maxLength={MOST_OTHER}
          aria-label={t("singleSelection.otherText", { label: setting.otherLabel })}
          onChange={(event) => onChange({ selected: [], other: event.currentTarget.value })}
        />
      )}
      {value !== null && (
        <button type="button" className={classes.clear} onClick={() => onChange(null)}>
          {t("singleSelection.clear")}
        </button>
      )}
    </>
  );
}

function View({ setting, value }: ViewProps<SingleSelectionSetting, SelectionValue>): ReactNode {
  if (!value) return null;
  const text = rules.text(setting, value);
  const isOwn = (value.selected ?? []).length === 0;
  return <span>{isOwn ? `${setting.otherLabel}: ${text}` : text}</span>;
}

export const drawn: DrawnKind<SingleSelectionSetting, SelectionValue> = {
  icon: CircleDot,
  frame: "radiogroup",
  Fill,
  View,
};
