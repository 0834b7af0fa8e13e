import { MultiSelectField, SelectField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import type { Comparison, State, Subject } from "../model";
import { isOfNames, namedBy, type SituationWords, STATES_OF_SITUATION } from "./situation-words";
import { type ConditionWords, stateOfSituation } from "./words";

interface SituationEditorProps {
  name: string;
  subject: Subject;
  asked: Comparison;
  words: ConditionWords;
  situation: SituationWords;
  onChange: (asked: Comparison) => void;
}

/** How the situation is to be, and what it is compared with. */
export function SituationEditor(props: SituationEditorProps): ReactNode {
  const { name, subject, asked, words, situation, onChange } = props;
  const { t } = words;
  const { fieldState } = asked;
  const put = (more: Partial<Comparison["fieldState"]>) =>
    onChange({ ...asked, fieldState: { ...fieldState, ...more } });
  return (
    <>
      <SelectField
        name={`${name}-state`}
        label={t("when.state")}
        value={fieldState.state}
        error={null}
        searchable={false}
        options={STATES_OF_SITUATION[subject].map((state) => ({
          value: state,
          label: stateOfSituation(t, subject, state),
        }))}
        onChange={(state) => state && put({ state: state as State })}
      />
      {isOfNames(subject) ? (
        <MultiSelectField
          name={`${name}-value`}
          label={t(subject === "step" ? "situation.steps" : "situation.teams")}
          placeholder={namedBy(asked).length === 0 ? t("when.chooseValue") : ""}
          value={[...namedBy(asked)]}
          error={null}
          options={choicesOf(subject === "step" ? situation.steps : situation.teams, namedBy(asked), t("when.gone"))}
          onChange={(ids) => onChange({ ...asked, [subject === "step" ? "stepIds" : "teamIds"]: ids })}
        />
      ) : (
        <TextField
          name={`${name}-value`}
          label={t("when.value")}
          description={subject === "version" ? t("situation.versionHelp") : undefined}
          value={typeof fieldState.value === "string" ? fieldState.value : ""}
          error={null}
          maxLength={subject === "version" ? 3 : 10}
          type={subject === "today" ? "date" : "text"}
          onChange={(value) => put({ value: subject === "version" ? value.trim().toUpperCase() : value })}
        />
      )}
    </>
  );
}

/** What is chosen is seen, whether it is there or not. */
function choicesOf(all: SituationWords["steps"], chosen: readonly string[], gone: string) {
  const missing = chosen.filter((id) => all.every((each) => each.id !== id)).map((id) => ({ id, name: gone }));
  return [...all, ...missing].map(({ id, name }) => ({ value: id, label: name }));
}
