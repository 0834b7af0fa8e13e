import { TextCursorInput } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import { lengthOf } from "../../shape";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { MOST_CHARACTERS, type ShortTextSetting } from "./rules";

const NEARLY_FULL = 20;

function Fill(props: FillProps<ShortTextSetting, string>): ReactNode {
  const { setting, value, onChange, ids, isInvalid, isRequired } = props;
  const t = formworkMessages.useT();
  const text = value ?? "";
  const left = setting.maxLength - lengthOf(text);
  return (
    <>
      <input
        id={ids.control}
        type="text"
        className={controls.input}
        value={text}
        placeholder={setting.placeholder}
        // Beyond the field's own limit one may type, and is told; beyond the kind's the server would not take it.
        maxLength={MOST_CHARACTERS}
        aria-describedby={ids.describedBy}
        aria-invalid={isInvalid || left < 0}
        aria-required={isRequired}
        onChange={(event) => onChange(event.currentTarget.value === "" ? null : event.currentTarget.value)}
      />
      {left <= NEARLY_FULL && left >= 0 && text !== "" && (
        <span className={controls.note}>{t("shortText.left", { count: left })}</span>
      )}
    </>
  );
}

function View({ value }: ViewProps<ShortTextSetting, string>): ReactNode {
  return <span>{value}</span>;
}

export const drawn: DrawnKind<ShortTextSetting, string> = { icon: TextCursorInput, frame: "control", Fill, View };
