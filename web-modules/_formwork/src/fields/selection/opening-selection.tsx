import { ChevronDown } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import { isListed, type ListedSetting, type ListedValue, listedShown } from "./listed";
import classes from "./opening.module.css";
import { OptionsList } from "./options-list";

/** A part of its own: few forms offer lists of the company. */
const ListedChoices = lazy(() => import("./listed-choices"));

/** Of a list of the company more than these are searched, on a phone too. */
export const MOST_BESIDE = 12;

interface OpeningSelectionProps extends FillProps<ListedSetting, ListedValue> {
  isMany: boolean;
  /** Left out: where they are many. */
  isSearched?: boolean;
  placeholder?: string;
  /** A list of the company with no more items is laid out; left out: it opens first, too. */
  mostBeside?: number;
}

/** Closed it says what is chosen; open it shows the options. One that is chosen closes it, unless several may be. */
export function OpeningSelection(props: OpeningSelectionProps): ReactNode {
  const { setting, value, ids, isInvalid, isRequired, isMany, isSearched } = props;
  const t = formworkMessages.useT();
  const [isOpen, setOpen] = useState(false);
  // As long as nobody knows how many there are it is closed: then what is chosen is read all the same.
  const [count, setCount] = useState<number | null>(null);
  const isBeside = count !== null && props.mostBeside !== undefined && count <= props.mostBeside;
  const button = useRef<HTMLButtonElement>(null);
  const shown = value ? listedShown(setting, value) : "";
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choosing = {
    setting,
    value,
    isMany,
    ...(isSearched === undefined ? {} : { isSearched }),
    name: ids.control,
    describedBy: ids.describedBy,
    onChange: (next: ListedValue | null) => props.onChange(next),
    ...(isMany ? {} : { onChosen: close }),
  };
  const choices = (isShown: boolean) => (
    <Suspense fallback={null}>
      <ListedChoices
        {...choosing}
        {...(isBeside ? { isSearched: false } : {})}
        fieldId={props.field.id}
        isOpen={isShown}
        onCount={setCount}
      />
    </Suspense>
  );
  if (isListed(setting) && isBeside) return choices(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus is inside.
    <div
      className={classes.dropdown}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        id={ids.control}
        className={`${controls.input} ${classes.button}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${ids.control}-list` : undefined}
        aria-labelledby={`${ids.label} ${ids.control}-chosen`}
        aria-describedby={
          [ids.describedBy, isRequired && `${ids.control}-required`].filter(Boolean).join(" ") || undefined
        }
        data-invalid={isInvalid || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={`${ids.control}-chosen`} data-empty={shown === "" || undefined}>
          {shown || props.placeholder || t("dropdown.choose")}
        </span>
        <ChevronDown size={18} aria-hidden />
      </button>
      {isRequired && (
        <span id={`${ids.control}-required`} hidden>
          {t("fill.required")}
        </span>
      )}
      {(isOpen || isListed(setting)) && (
        <fieldset
          id={`${ids.control}-list`}
          className={classes.list}
          aria-labelledby={ids.label}
          // What is loaded on opening is loaded before.
          hidden={!isOpen}
        >
          {isListed(setting) ? choices(isOpen) : <OptionsList {...choosing} />}
          {isMany && (
            <button type="button" className={classes.done} onClick={close}>
              {t("dropdown.done")}
            </button>
          )}
        </fieldset>
      )}
    </div>
  );
}
