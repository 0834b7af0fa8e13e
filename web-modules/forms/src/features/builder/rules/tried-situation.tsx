import type { ConditionWords } from "@groundwork/formwork/conditions";
import type { Situation, Subject } from "@groundwork/formwork/rules";
import { MultiSelectField, SelectField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import classes from "./rules.module.css";

export interface TriedSituationProps {
  asked: readonly Subject[];
  situation: Situation;
  words: ConditionWords;
  onChange: (situation: Situation) => void;
}

/** Where, by whom and when the form that is tried is filled in: of that what rules ask about. */
export function TriedSituation({ asked, situation, words, onChange }: TriedSituationProps): ReactNode {
  const { t } = words;
  const { steps = [], teams = [] } = words.situation ?? {};
  const put = (more: Partial<Situation>) => onChange({ ...situation, ...more });
  if (asked.length === 0) return null;
  return (
    <fieldset className={classes.situation}>
      <legend className={classes.legend}>{t("situation.tried")}</legend>
      {asked.includes("step") && (
        <SelectField
          name="tried-step"
          label={t("situation.step")}
          value={situation.stepIds[0] ?? null}
          error={null}
          options={steps.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => put({ stepIds: id ? [id] : [] })}
        />
      )}
      {asked.includes("team") && (
        <MultiSelectField
          name="tried-team"
          label={t("situation.team")}
          placeholder={situation.teamIds.length === 0 ? t("situation.noTeam") : ""}
          value={[...situation.teamIds]}
          error={null}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(teamIds) => put({ teamIds })}
        />
      )}
      {asked.includes("version") && (
        <TextField
          name="tried-version"
          label={t("situation.version")}
          value={situation.version}
          error={null}
          maxLength={3}
          onChange={(version) => put({ version: version.trim().toUpperCase() })}
        />
      )}
      {asked.includes("today") && (
        <TextField
          name="tried-today"
          label={t("situation.today")}
          type="date"
          value={situation.today}
          error={null}
          onChange={(today) => put({ today })}
        />
      )}
    </fieldset>
  );
}
