import { Check } from "@groundwork/kit/icons";
import { type ReactNode, useId } from "react";
import { messages } from "../../messages";
import classes from "./profile.module.css";

/** The service's colours: white letters read well on each. */
export const INITIALS_COLORS = [
  "#9a3412",
  "#854d0e",
  "#3f6212",
  "#166534",
  "#115e59",
  "#155e75",
  "#1e40af",
  "#3730a3",
  "#6b21a8",
  "#86198f",
  "#9d174d",
  "#57534e",
] as const;

export interface ColorFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  initials: string;
}

/** The colour behind the initials, each shown with them. */
export function ColorField({ name, value, onChange, error, initials }: ColorFieldProps): ReactNode {
  const t = messages.useT();
  const id = useId();
  const count = INITIALS_COLORS.length;
  return (
    <fieldset className={classes.fieldset} aria-describedby={`${id}-help`}>
      <legend>{t("profile.color")}</legend>
      <p id={`${id}-help`}>{error ?? t("profile.colorHelp")}</p>
      <div className={classes.colors}>
        {INITIALS_COLORS.map((color, index) => {
          const chosen = color === value.toLowerCase();
          return (
            <label key={color} className={classes.color} style={{ background: color }}>
              <input
                type="radio"
                name={name}
                value={color}
                checked={chosen}
                aria-label={t("profile.colorOption", { number: index + 1, count })}
                onChange={() => onChange(color)}
              />
              {chosen ? <Check size={20} aria-hidden /> : <span aria-hidden>{initials}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
