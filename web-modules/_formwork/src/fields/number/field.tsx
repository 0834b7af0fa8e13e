import { ActionIcon } from "@groundwork/kit";
import { Hash, Minus, Plus } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useState } from "react";
import { plain } from "../../formula/decimal";
import { formworkMessages } from "../../messages";
import { complaint } from "../../problem";
import { useDecimalText } from "../calculation/format";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import classes from "./fill.module.css";
import { type NumberSetting, rules, WRITTEN } from "./rules";
import { stepFrom } from "./step";
import { readTyped } from "./typed";

const UNREAD = [complaint("unread")];

function Fill(props: FillProps<NumberSetting, string>): ReactNode {
  const { setting, value, onChange, onUnread, ids, isInvalid, isRequired } = props;
  const t = formworkMessages.useT();
  const [typed, setTyped] = useState(value ?? "");
  const [isLeft, setLeft] = useState(false);
  // What came from elsewhere; what is being typed is only a spelling of what is kept.
  useEffect(() => setTyped((now) => (readTyped(now, WRITTEN) === value ? now : (value ?? ""))), [value]);
  const write = (text: string) => {
    setTyped(text);
    setLeft(false);
    onChange(readTyped(text, WRITTEN));
  };
  const isUnread = typed.trim() !== "" && value === null;
  useEffect(() => {
    if (!isUnread) return;
    onUnread?.(UNREAD);
    return () => onUnread?.([]);
  }, [isUnread, onUnread]);
  return (
    <>
      <div className={classes.number}>
        {setting.step !== null && <StepButton {...{ setting, value, by: -1 }} onChange={write} />}
        <input
          id={ids.control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={`${controls.input} ${classes.input}`}
          value={typed}
          aria-describedby={ids.describedBy}
          aria-invalid={isInvalid || (isUnread && isLeft)}
          aria-required={isRequired}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => {
            setLeft(true);
            if (value !== null) setTyped(value);
          }}
        />
        {(setting.currency || setting.unit) && <span className={classes.unit}>{setting.currency || setting.unit}</span>}
        {setting.step !== null && <StepButton {...{ setting, value, by: 1 }} onChange={write} />}
      </div>
      {isUnread && isLeft && !isInvalid && (
        <p className={controls.problem} role="alert">
          {t("problem.unread")}
        </p>
      )}
    </>
  );
}

interface StepButtonProps {
  setting: NumberSetting;
  value: string | null;
  by: 1 | -1;
  onChange: (value: string) => void;
}

/** For gloves: one step up or down, never out of the bounds. From nothing it begins at the least number, or at 0. */
function StepButton({ setting, value, by, onChange }: StepButtonProps): ReactNode {
  const t = formworkMessages.useT();
  const next = stepFrom(setting, value, by);
  const Icon = by > 0 ? Plus : Minus;
  return (
    <ActionIcon
      variant="default"
      className={classes.step ?? ""}
      aria-label={t(by > 0 ? "number.more" : "number.less", { step: setting.step ?? "" })}
      disabled={value !== null && next.eq(value)}
      onClick={() => onChange(plain(next))}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

function View({ setting, value }: ViewProps<NumberSetting, string>): ReactNode {
  const decimalText = useDecimalText();
  if (!value || !rules.hasShape?.(value)) return null;
  const number = decimalText(value, setting.currency ? "currency" : "number", setting.currency);
  return <span>{setting.currency ? number : `${number} ${setting.unit}`.trim()}</span>;
}

export const drawn: DrawnKind<NumberSetting, string> = { icon: Hash, frame: "control", Fill, View };
