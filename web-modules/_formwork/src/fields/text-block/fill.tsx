import { type ReactNode, useState } from "react";
import { formworkMessages } from "../../messages";
import type { FillProps } from "../drawn-kind";
import { Titled } from "../titled";
import { MOST_TEXT, type TextBlockSetting } from "./rules";
import { TextBlockView } from "./view";
import classes from "./view.module.css";

/** Typed in place, where its author lets people; what they clear is the author's again. */
export function TextBlockFill(props: FillProps<TextBlockSetting, string>): ReactNode {
  const { field, setting, value, onChange, ids, isInvalid, isRequired, kinds } = props;
  const t = formworkMessages.useT();
  /** What stands there while it is typed: also nothing, for a moment. */
  const [typed, setTyped] = useState<string | null>(null);
  if (!setting.isTyped) return <TextBlockView field={field} setting={setting} value={null} kinds={kinds} />;
  const shown = typed ?? value ?? setting.text;
  return (
    <Titled title={setting.label}>
      {/* As high as its text: the mirror below it is what it is measured by. */}
      <div className={classes.typed} data-style={setting.style} data-text={`${shown || t("textBlock.type")}\n`}>
        <textarea
          id={ids.control}
          rows={1}
          maxLength={MOST_TEXT}
          placeholder={t("textBlock.type")}
          aria-label={setting.label || field.name || t("textBlock.name")}
          aria-describedby={ids.describedBy}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired || undefined}
          value={shown}
          onFocus={() => setTyped(shown)}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text);
            onChange(text === setting.text || text.trim() === "" ? null : text);
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
    </Titled>
  );
}
