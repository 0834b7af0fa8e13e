import { Stack } from "@groundwork/kit";
import { Check, Equal } from "@groundwork/kit/icons";
import { type ReactNode, useId } from "react";
import { formworkMessages } from "../messages";
import classes from "./color-setting.module.css";

/** Those that buttons of the workflow have, each readable with white text. */
const SWATCHES = [
  { color: "#14634D", name: "submitButton.green" },
  { color: "#0029A5", name: "submitButton.blue" },
  { color: "#A02C18", name: "submitButton.red" },
  { color: "#8F5800", name: "submitButton.amber" },
  { color: "#5B3A8C", name: "submitButton.purple" },
  { color: "#22607A", name: "submitButton.teal" },
  { color: "#5B554A", name: "submitButton.grey" },
] as const;

interface ColorSettingProps {
  /** Empty: the colour of the button that is pressed. */
  value: string;
  onChange: (color: string) => void;
}

export function ColorSetting({ value, onChange }: ColorSettingProps): ReactNode {
  const t = formworkMessages.useT();
  const group = useId();
  const chosen = value.toUpperCase();
  return (
    <Stack gap="xs">
      <fieldset className={classes.swatches}>
        <legend className={classes.legend}>{t("submitButton.color")}</legend>
        <label className={classes.swatch} title={t("submitButton.sameColor")}>
          <input
            type="radio"
            name={group}
            aria-label={t("submitButton.sameColor")}
            checked={chosen === ""}
            onChange={() => onChange("")}
          />
          <Equal size={18} aria-hidden />
        </label>
        {SWATCHES.map(({ color, name }) => (
          <label key={color} className={classes.swatch} title={t(name)} style={{ background: color }}>
            <input
              type="radio"
              name={group}
              aria-label={t(name)}
              checked={color === chosen}
              onChange={() => onChange(color)}
            />
            {color === chosen && <Check size={18} color="#ffffff" aria-hidden />}
          </label>
        ))}
      </fieldset>
      <label className={classes.other}>
        <input
          type="color"
          value={value.toLowerCase() || "#14634d"}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {t("submitButton.otherColor")}
      </label>
    </Stack>
  );
}
