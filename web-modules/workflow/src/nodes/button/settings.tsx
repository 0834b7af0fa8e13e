import { Stack } from "@groundwork/kit";
import { NumberField, SwitchField, TextField } from "@groundwork/kit/forms";
import { Check } from "@groundwork/kit/icons";
import { type ReactNode, useId } from "react";
import { useEditor } from "../../editor-context";
import { onOneLine, pressingByWay, pressingOf } from "../../graph";
import { messages } from "../../messages";
import { MOST } from "../kind";
import { useNodeSettings } from "../use-node-settings";
import { SWATCHES, textOn } from "./color";
import type { ButtonNode } from "./rules";
import classes from "./settings.module.css";

export function ButtonSettings({ node }: { node: ButtonNode }): ReactNode {
  const t = messages.useT();
  const { mayEdit, set, problem } = useNodeSettings(node);
  const { workflow } = useEditor();
  const { name, color, order } = node.data;
  const byWay = pressingByWay(workflow, node);
  const pressing = pressingOf(workflow, node);
  return (
    <Stack gap="md">
      <TextField
        name="name"
        label={t("button.name")}
        description={t("button.nameHelp")}
        value={name}
        error={problem("buttonNameMissing")}
        maxLength={MOST.name}
        readOnly={!mayEdit}
        onChange={(next) => set({ name: onOneLine(next) })}
      />
      <ColorField value={color} disabled={!mayEdit} onChange={(next) => set({ color: next })} />
      <NumberField
        name="order"
        label={t("button.order")}
        description={t("button.orderHelp")}
        value={order}
        error={null}
        min={0}
        max={MOST.order}
        decimalScale={0}
        disabled={!mayEdit}
        onChange={(next) => set({ order: Math.min(MOST.order, Math.max(0, Math.round(next ?? 0))) })}
      />
      {(["checksRequiredFields", "asksForReason"] as const).map((setting) => (
        <SwitchField
          key={setting}
          name={setting}
          label={t(`button.${setting}`)}
          description={t(`button.${setting}Help`)}
          value={pressing[setting]}
          error={null}
          disabled={!mayEdit}
          // What the way says by itself is no choice: it goes on following the way.
          onChange={(next) => set({ [setting]: next === byWay[setting] ? null : next })}
        />
      ))}
    </Stack>
  );
}

interface ColorFieldProps {
  value: string;
  disabled: boolean;
  onChange: (color: string) => void;
}

function ColorField({ value, disabled, onChange }: ColorFieldProps): ReactNode {
  const t = messages.useT();
  const group = useId();
  const chosen = value.toUpperCase();
  return (
    <Stack gap="xs">
      <fieldset className={classes.swatches} disabled={disabled}>
        <legend className={classes.legend}>{t("button.color")}</legend>
        {SWATCHES.map(({ color, name }) => (
          <label key={color} className={classes.swatch} style={{ background: color, color: textOn(color) }}>
            <input
              type="radio"
              name={group}
              aria-label={t(name)}
              checked={color === chosen}
              onChange={() => onChange(color)}
            />
            {color === chosen && <Check size={18} aria-hidden />}
          </label>
        ))}
      </fieldset>
      <label className={classes.other}>
        <input
          type="color"
          value={value.toLowerCase()}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {t("button.otherColor")}
      </label>
    </Stack>
  );
}
