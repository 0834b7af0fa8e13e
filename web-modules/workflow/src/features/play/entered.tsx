import { FillField, FillProvider, FillStore } from "@groundwork/formwork";
import {
  completeBody,
  type FieldValues,
  type NestedCondition,
  type Situation,
  type WrittenBody,
} from "@groundwork/formwork/rules";
import { Text } from "@groundwork/kit";
import { type ReactNode, useEffect, useMemo } from "react";
import type { Workflow } from "../../graph";
import { messages } from "../../messages";
import { useAtomValue } from "../../state";
import { askedFieldIds, asksTeams } from "./asked-fields";
import type { IsMet } from "./is-met";
import classes from "./play.module.css";

interface EnteredProps {
  form: WrittenBody;
  workflow: Workflow;
  /** Where it is filled in. */
  situation: Situation;
  /** What was entered before, and is from now on. */
  values: { current: FieldValues };
  /** By what is entered, from now on. */
  onDecides: (isMet: IsMet) => void;
}

/** What was filled in in the fields that decide, to be changed before the next button is pressed. */
export default function Entered({ form, workflow, situation, values, onDecides }: EnteredProps): ReactNode {
  const t = messages.useT();
  const body = useMemo(() => completeBody(form), [form]);
  const store = useMemo(() => {
    const hasEntered = Object.keys(values.current).length > 0;
    return new FillStore(hasEntered ? { body, values: values.current } : { body });
  }, [body, values]);
  useEffect(
    () =>
      store.onValues(() => {
        values.current = store.values();
      }),
    [store, values],
  );
  // It is looked at as whoever fills it in sees it; for a press, and no longer, as whoever presses does.
  useEffect(() => {
    store.setSituation(situation);
    onDecides((when, pressed) => {
      store.setSituation(pressed);
      const holds = store.partHolds(when as NestedCondition);
      store.setSituation(situation);
      return holds;
    });
  }, [store, situation, onDecides]);
  const fieldIds = useMemo(() => askedFieldIds(workflow, body), [workflow, body]);
  // Rules make fields other ones, or hide them.
  useAtomValue(store.bodyAtom);
  return (
    <FillProvider store={store}>
      <div className={classes.fields}>
        {fieldIds.length === 0 && <Text size="sm">{t("play.nothingEntered")}</Text>}
        {asksTeams(workflow) && <Text size="sm">{t("play.submitterOfNoTeam")}</Text>}
        {fieldIds.map((fieldId) => {
          const field = store.field(fieldId);
          return field && !store.isHidden(fieldId) && <FillField key={fieldId} field={field} />;
        })}
      </div>
    </FillProvider>
  );
}
