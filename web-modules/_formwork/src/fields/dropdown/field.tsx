import { ChevronDown, SquareChevronDown } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { SelectionCell } from "../selection/cell-fill";
import { OptionsList } from "../selection/options-list";
import classes from "./fill.module.css";
import { type DropdownSetting, type DropdownValue, dropdownShown, isListed } from "./rules";

/** A part of its own: few forms offer lists of the company. */
const ListedChoices = lazy(() => import("./listed-choices"));

/** Closed it says what is chosen; open it shows the options. One that is chosen closes it, unless several may be. */
function Fill(props: FillProps<DropdownSetting, DropdownValue>): ReactNode {
  const { setting, value, ids, isInvalid, isRequired } = props;
  const t = formworkMessages.useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = value ? dropdownShown(setting, value) : "";
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choosing = {
    setting,
    value,
    name: ids.control,
    describedBy: ids.describedBy,
    onChange: (next: DropdownValue | null) => props.onChange(next),
    ...(setting.multiple ? {} : { onChosen: close }),
  };
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
          {shown || setting.placeholder || t("dropdown.choose")}
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
          {isListed(setting) ? (
            <Suspense fallback={null}>
              <ListedChoices {...choosing} fieldId={props.field.id} isOpen={isOpen} />
            </Suspense>
          ) : (
            <OptionsList {...choosing} isMany={setting.multiple} isSearched={setting.searchable} />
          )}
          {setting.multiple && (
            <button type="button" className={classes.done} onClick={close}>
              {t("dropdown.done")}
            </button>
          )}
        </fieldset>
      )}
    </div>
  );
}

function View({ setting, value }: ViewProps<DropdownSetting, DropdownValue>): ReactNode {
  return value && <span>{dropdownShown(setting, value)}</span>;
}

export const drawn: DrawnKind<DropdownSetting, DropdownValue> = {
  icon: SquareChevronDown,
  newSetting: (t) => ({
    options: t("dropdown.trades")
      .split("\n")
      .map((label, at) => ({ id: at + 1, label })),
  }),
  frame: "control",
  // Several, and an own answer, need room.
  CellFill: (props) =>
    props.setting.multiple || props.setting.other ? <Fill {...props} /> : <SelectionCell {...props} />,
  Fill,
  View,
};
