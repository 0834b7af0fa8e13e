import { FillStore } from "@groundwork/formwork";
import { type Body, conditionsOf, fieldsOf, type Situation } from "@groundwork/formwork/rules";
import { useDebouncedValue } from "@groundwork/kit";
import { useEffect, useMemo, useRef } from "react";

const PAUSE_MS = 300;

/** The form that is tried out, as its rules were a moment ago. */
export interface Trial {
  body: Body;
  store: FillStore;
  /** The place of a rule in its list; -1: it is newer. */
  placeOf: (ruleId: string) => number;
}

/** Made anew when its author pauses, not with every letter; what was entered to try it stays. Null: it is not tried. */
export function useTrial(body: Body, isTrying: boolean, situation: Situation): Trial | null {
  const [settled] = useDebouncedValue(body, PAUSE_MS);
  const before = useRef<FillStore | null>(null);
  const trial = useMemo(() => (isTrying ? trialOf(settled, before.current) : null), [isTrying, settled]);
  useEffect(() => {
    before.current = trial?.store ?? null;
    trial?.store.setSituation(situation);
  }, [trial, situation]);
  return trial;
}

function trialOf(body: Body, before: FillStore | null): Trial {
  // What people entered alone: what a rule filled in goes with the rule.
  const entered = fieldsOf(body).map(({ id, value }) => [id, before?.field(id) ? before.entered(id) : value] as const);
  const places = new Map(conditionsOf(body).map((rule, at) => [rule.id, at]));
  return {
    body,
    store: new FillStore({ body, values: Object.fromEntries(entered) }),
    placeOf: (ruleId) => places.get(ruleId) ?? -1,
  };
}
