import { CloudAlert, LoaderCircle } from "@groundwork/kit/icons";
import { type ReactNode, useId } from "react";
import type { Alignment } from "../body/types";
import type { ControlIds, DrawnKind } from "../fields/drawn-kind";
import { formworkMessages } from "../messages";
import type { SavedState } from "./field-atoms";
import classes from "./field-frame.module.css";

export interface FieldFrameProps {
  frame: DrawnKind["frame"];
  label: string;
  help: string;
  alignment: Alignment | undefined;
  isRequired: boolean;
  isHighlighted: boolean;
  error: string | null;
  saved: SavedState;
  aside?: ReactNode;
  children: (ids: ControlIds) => ReactNode;
}

/** What every field on site has around its control: label, mark, help, complaint, and whether it is safe. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { frame, label, help, alignment, isRequired, isHighlighted, error, saved, aside, children } = props;
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const ids = { control: `${id}-control`, label: `${id}-label`, describedBy: described || undefined };
  const isGroup = frame === "group" || frame === "radiogroup";
  return (
    <div
      className={classes.frame}
      data-highlighted={isHighlighted || undefined}
      data-invalid={error ? true : undefined}
      data-aligned={alignment}
      {...(isGroup
        ? {
            role: frame,
            "aria-labelledby": ids.label,
            "aria-describedby": ids.describedBy,
            ...(frame === "radiogroup" ? { "aria-required": isRequired, "aria-invalid": error !== null } : {}),
          }
        : {})}
    >
      {frame !== "none" && (
        <div className={classes.head}>
          <Label ids={ids} isGroup={isGroup} text={label} isRequired={isRequired} />
          <Saved state={saved} />
          {aside}
        </div>
      )}
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {children(ids)}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface LabelProps {
  ids: ControlIds;
  isGroup: boolean;
  text: string;
  isRequired: boolean;
}

function Label({ ids, isGroup, text, isRequired }: LabelProps): ReactNode {
  const t = formworkMessages.useT();
  const content = (
    <>
      {text}
      {isRequired && (
        <span className={classes.required} title={t("fill.required")} aria-hidden>
          *
        </span>
      )}
    </>
  );
  return isGroup ? (
    <span id={ids.label} className={classes.label}>
      {content}
    </span>
  ) : (
    <label id={ids.label} htmlFor={ids.control} className={classes.label}>
      {content}
    </label>
  );
}

function Saved({ state }: { state: SavedState }): ReactNode {
  const t = formworkMessages.useT();
  if (state === "saved") return null;
  const Icon = state === "failed" ? CloudAlert : LoaderCircle;
  return (
    <span className={classes.saved} data-state={state}>
      {state !== "unsaved" && <Icon size={14} aria-hidden />}
      {t(`fill.${state}`)}
    </span>
  );
}
