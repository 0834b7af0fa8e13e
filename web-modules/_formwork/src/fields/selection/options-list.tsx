import { type ReactNode, useRef, useState } from "react";
import { formworkMessages } from "../../messages";
import { BoundedText } from "../bounded-text";
import controls from "../control.module.css";
import classes from "./options.module.css";
import { MOST_OTHER, type SelectionSetting, type SelectionValue } from "./selection";

/** More than a thumb's swipe of cards is searched instead. */
export const MOST_CARDS = 7;

export interface OptionsListProps {
  setting: SelectionSetting;
  value: SelectionValue | null;
  isMany: boolean;
  /** Default: where they are many. */
  isSearched?: boolean;
  name: string;
  describedBy: string | undefined;
  onChange: (value: SelectionValue | null) => void;
  /** After one option was pressed. */
  onChosen?: () => void;
}

/** The options as cards to press, those that fit a search where they are many, and a place for an own answer. */
export function OptionsList(props: OptionsListProps): ReactNode {
  const { setting, value, isMany, name, describedBy, onChange, onChosen } = props;
  const t = formworkMessages.useT();
  const [search, setSearch] = useState("");
  // Arrows only try what a press decides.
  const byArrow = useRef(false);
  const selected = value?.selected ?? [];
  const other = value?.other ?? null;
  const isLong = setting.options.length > MOST_CARDS;
  const isSearched = props.isSearched ?? isLong;
  const wanted = isSearched ? search.trim().toLowerCase() : "";
  const options = setting.options.filter((option) => option.label.toLowerCase().includes(wanted));
  const type = isMany ? "checkbox" : "radio";
  const choose = (id: number, isChosen: boolean) => {
    if (!isMany) return onChange({ selected: [id], other: null });
    const next = { selected: isChosen ? [...selected, id] : selected.filter((each) => each !== id), other };
    onChange(next.selected.length === 0 && other === null ? null : next);
  };
  const writeOwn = (text: string | null) => {
    const kept = isMany ? selected : [];
    onChange(text === null && kept.length === 0 ? null : { selected: kept, other: text });
  };
  return (
    <>
      {isSearched && (
        <input
          type="search"
          className={controls.input}
          value={search}
          placeholder={t("fill.searchOptions")}
          aria-label={t("fill.searchOptions")}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.options} data-long={isLong || undefined}>
        {options.map((option) => (
          <label key={option.id} className={classes.option}>
            <input
              type={type}
              name={name}
              checked={selected.includes(option.id)}
              aria-describedby={describedBy}
              onChange={(event) => {
                choose(option.id, event.currentTarget.checked);
                if (!byArrow.current) onChosen?.();
                byArrow.current = false;
              }}
              onKeyDown={(event) => {
                byArrow.current = event.key.startsWith("Arrow");
                if (event.key === "Enter") onChosen?.();
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {isSearched && options.length === 0 && (
          <span className={controls.note} role="status">
            {t("fill.noOptionFound", { search })}
          </span>
        )}
      </div>
      {setting.other && (
        <label className={classes.option}>
          <input
            type={type}
            name={name}
            checked={other !== null}
            aria-describedby={describedBy}
            onChange={(event) => writeOwn(event.currentTarget.checked ? (other ?? "") : null)}
          />
          <span>{setting.otherLabel}</span>
        </label>
      )}
      {setting.other && other !== null && (
        <BoundedText
          value={other}
          maxLength={MOST_OTHER}
          aria-label={t("fill.otherText", { label: setting.otherLabel })}
          onChange={writeOwn}
        />
      )}
      {value !== null && (
        <button type="button" className={controls.clear} onClick={() => onChange(null)}>
          {t("fill.clearChoice")}
        </button>
      )}
    </>
  );
}
