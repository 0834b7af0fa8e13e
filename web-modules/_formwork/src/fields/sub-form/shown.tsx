import { Button } from "@groundwork/kit";
import { type ReactNode, useContext } from "react";
import type { Field } from "../../body/types";
import { SubFormsContext } from "../../fill/sub-forms";
import { subFormMessages } from "../../messages/sub-form";
import uploads from "../upload/fill.module.css";
import type { Entry, SubFormSetting, SubFormValue } from "./rules";

interface ShownProps {
  /** None in a sketch. */
  field?: Field;
  setting: SubFormSetting;
  value?: SubFormValue | null;
  how: "fill" | "view" | "sketch";
}

export default function Shown({ field, setting, value = null, how }: ShownProps): ReactNode {
  const t = subFormMessages.useT();
  const linked = useContext(SubFormsContext);
  if (how === "sketch")
    return (
      <Button variant="default" aria-disabled>
        {setting.button || t("subForm.add", { form: setting.templateName })}
      </Button>
    );
  if (field && linked) return linked({ field, setting, value, isFilledIn: how === "fill" });
  return <PlainEntries value={value} />;
}

/** Each entry in one line, as on paper. */
function PlainEntries({ value }: { value: SubFormValue | null }): ReactNode {
  const t = subFormMessages.useT();
  const entries = value?.entries ?? [];
  if (entries.length === 0) return <span>{t("subForm.none")}</span>;
  const shown = ({ title, number, state }: Entry) => {
    const numbered = number && /^\d+$/.test(number) ? t("subForm.number", { number }) : number;
    return [title, numbered, t(`subForm.${state}`)].filter(Boolean).join(" · ");
  };
  return (
    <ul className={uploads.list}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whoever may not know more has nothing else to tell them by
        <li key={at} className={uploads.item}>
          {shown(entry)}
        </li>
      ))}
    </ul>
  );
}
