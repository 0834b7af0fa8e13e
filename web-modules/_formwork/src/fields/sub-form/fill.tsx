import { Button } from "@groundwork/kit";
import { type ReactNode, useContext } from "react";
import { SubFormsContext } from "../../fill/sub-forms";
import { formworkMessages } from "../../messages";
import type { FillProps, SketchProps, ViewProps } from "../drawn-kind";
import uploads from "../upload/fill.module.css";
import type { SubFormSetting, SubFormValue } from "./rules";
import { shownEntry } from "./shown-entry";

type Shown = ViewProps<SubFormSetting, SubFormValue>;

export function SubFormFill({ field, setting, value }: FillProps<SubFormSetting, SubFormValue>): ReactNode {
  const Entries = useContext(SubFormsContext);
  return Entries ? (
    <Entries field={field} setting={setting} value={value} isFilledIn />
  ) : (
    <PlainEntries value={value} />
  );
}

export function SubFormView({ field, setting, value }: Shown): ReactNode {
  const Entries = useContext(SubFormsContext);
  return Entries ? (
    <Entries field={field} setting={setting} value={value} isFilledIn={false} />
  ) : (
    <PlainEntries value={value} />
  );
}

/** Where an entry will be begun. */
export function SubFormSketch({ setting }: SketchProps<SubFormSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <Button variant="default" aria-disabled>
      {setting.button || t("subForm.add", { form: setting.templateName })}
    </Button>
  );
}

function PlainEntries({ value }: Pick<Shown, "value">): ReactNode {
  const t = formworkMessages.useT();
  const entries = value?.entries ?? [];
  if (entries.length === 0) return <span>{t("subForm.none")}</span>;
  return (
    <ul className={uploads.list}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whoever may not know more has nothing else to tell them by
        <li key={at} className={uploads.item}>
          {shownEntry(entry, t)}
        </li>
      ))}
    </ul>
  );
}
