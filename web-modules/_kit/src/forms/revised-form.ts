import { useEffect, useState } from "react";
import { isSavedBySomebodyElse } from "../api/error";
import { type FormOptions, type FormState, isEqual, useForm } from "./use-form";

export interface RevisedFormOptions<V extends object, Saved extends { revision: number }>
  extends Pick<FormOptions<V, Saved>, "validate" | "wireNames" | "guard"> {
  /** As it was read. What is newer is taken over as long as nothing was typed. */
  saved: Saved;
  valuesOf: (saved: Saved) => V;
  /** Sends only what was changed, with the revision that was seen. */
  submit: (changes: Partial<V>, revision: number, options: { idempotencyKey: string }) => Promise<Saved>;
  /** What is there now, after somebody else saved. */
  readAgain: () => Promise<Saved>;
  onSuccess?: (saved: Saved) => void | Promise<void>;
}

/** Somebody else saved: nothing of either is lost until one of both is chosen. */
export interface Meanwhile<V extends object> {
  /** Who and when, as the service says it. */
  message: string;
  before: V;
  mine: V;
  theirs: V;
  /** What was typed stays, upon what is saved now; saving again sends it. */
  keepMine: () => void;
  takeTheirs: () => void;
}

export interface RevisedForm<V extends object> extends FormState<V> {
  meanwhile: Meanwhile<V> | null;
}

function changesIn<V extends object>(before: V, now: V): Partial<V> {
  const changed = Object.entries(now).filter(([name, value]) => !isEqual(value, before[name as keyof V]));
  return Object.fromEntries(changed) as Partial<V>;
}

/** A form over what others change too: no save undoes one that was not seen. Shown with `<SavedMeanwhile>`. */
export function useRevisedForm<V extends object, Saved extends { revision: number }>(
  options: RevisedFormOptions<V, Saved>,
): RevisedForm<V> {
  const { saved, valuesOf, submit, readAgain, onSuccess, ...rest } = options;
  const [seen, setSeen] = useState(saved);
  const [newer, setNewer] = useState<{ saved: Saved; message: string } | null>(null);
  // Also where the service wrote it otherwise, which the form then shows.
  const [wasSaved, setSaved] = useState(false);
  const before = valuesOf(seen);
  const form = useForm<V, Saved>({
    ...rest,
    initial: before,
    submit: async (values, call) => {
      setNewer(null);
      try {
        return await submit(changesIn(before, values), seen.revision, call);
      } catch (error) {
        if (isSavedBySomebodyElse(error)) setNewer({ saved: await readAgain(), message: error.message });
        throw error;
      }
    },
    onSuccess: (output, input) => {
      // What is otherwise there now, and nobody changed here, is no change to be sent next time.
      if (isEqual(valuesOf(output), input)) setSeen(output);
      else {
        const mine = changesIn(input, form.values);
        build(output, mine);
        setSaved(Object.keys(mine).length === 0);
      }
      return onSuccess?.(output);
    },
  });
  const build = (upon: Saved, mine: Partial<V>) => {
    setSeen(upon);
    setNewer(null);
    setSaved(false);
    form.reset(valuesOf(upon));
    form.set(mine);
  };
  const isUntouched = form.status === "clean" || form.status === "saved";
  useEffect(() => {
    if (isUntouched && saved.revision > seen.revision) build(saved, {});
  });
  return {
    ...form,
    status: wasSaved && form.status === "clean" ? "saved" : form.status,
    failure: newer ? null : form.failure,
    meanwhile: newer && {
      message: newer.message,
      before,
      mine: form.values,
      theirs: valuesOf(newer.saved),
      keepMine: () => build(newer.saved, changesIn(before, form.values)),
      takeTheirs: () => build(newer.saved, {}),
    },
  };
}
