import { CheckboxField, SelectField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import { answerName } from "./answer-name";
import { MOST_SCORE, type YesNoSetting } from "./rules";

export function Settings({ setting, onChange }: SettingsProps<YesNoSetting>): ReactNode {
  const t = formworkMessages.useT();
  const labels = (setting.na ? ["yes", "no", "na"] : ["yes", "no"]) as ("yes" | "no" | "na")[];
  return (
    <>
      {labels.map((answer) => (
        <TextField
          key={answer}
          name={`${answer}Label`}
          label={t(`yesNo.${answer}Label`)}
          value={setting[`${answer}Label`]}
          maxLength={MOST_LABEL}
          error={null}
          onChange={(label) => onChange({ [`${answer}Label`]: label })}
        />
      ))}
      <CheckboxField
        name="na"
        label={t("yesNo.allowNa")}
        value={setting.na}
        error={null}
        onChange={(na) => onChange({ na })}
      />
      <SelectField
        name="failsOn"
        label={t("yesNo.failsOn")}
        description={t("yesNo.failsOnHelp")}
        value={setting.failsOn ?? "none"}
        options={[
          { value: "no", label: answerName(t, setting, "no") },
          { value: "yes", label: answerName(t, setting, "yes") },
          { value: "none", label: t("yesNo.never") },
        ]}
        error={null}
        onChange={(answer) => onChange({ failsOn: answer === "yes" || answer === "no" ? answer : null })}
      />
      {setting.failsOn !== null && (
        <>
          <CheckboxField
            name="noteOnFail"
            label={t("yesNo.noteOnFail")}
            value={setting.noteOnFail}
            error={null}
            onChange={(noteOnFail) => onChange({ noteOnFail })}
          />
          <CheckboxField
            name="photoOnFail"
            label={t("yesNo.photoOnFail")}
            value={setting.photoOnFail}
            error={null}
            onChange={(photoOnFail) => onChange({ photoOnFail })}
          />
        </>
      )}
      <WholeNumberSetting
        name="score"
        label={t("yesNo.score")}
        value={setting.score}
        min={0}
        max={MOST_SCORE}
        otherwise={1}
        onChange={(score) => onChange({ score })}
      />
    </>
  );
}
