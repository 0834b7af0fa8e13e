import { useCallback, useMemo, useRef, useState } from "react";
import { isApiError } from "../api/error";
import { useAction } from "../api/use-action";
import { useLeaveGuard } from "../routing/use-leave-guard";
import { assignFieldErrors } from "./field-errors";

export type FieldErrors<V> = Partial<Record<keyof V & string, string | null | undefined>>;

export interface FieldProps<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  error: string | null;
}

export interface FormOptions<V extends object, Output> {
  initial: V;
  /** Errors by field, in the user's words; runs at submit, and for a field again while it has an error. */
  validate?: (values: V) => FieldErrors<V>;
  submit: (values: V, options: { idempotencyKey: string }) => Promise<Output>;
  onSuccess?: (output: Output, values: V) => void | Promise<void>;
  /** Asks before the page is left with unsaved changes. Default true; off for sign-in and search. */
  guard?: boolean;
  /** What the services call a field, where that differs from its name here. */
  wireNames?: Partial<Record<string, keyof V & string>>;
}

export interface FormState<V extends object> {
  values: V;
  errors: FieldErrors<V>;
  /** What went wrong with the form as a whole. */
  failure: Error | null;
  status: "clean" | "dirty" | "submitting" | "saved";
  field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>;
  set: (change: Partial<V>) => void;
  setError: (name: keyof V & string, message: string | null) => void;
  /** Back to what is saved, or to other values (e.g. what the server now holds). */
  reset: (values?: V) => void;
  submit: () => void;
  /** Counts failed submits; the form moves the focus to the first wrong field at each. */
  failedSubmits: number;
}

export const isEqual = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

function onlyMessages<V>(errors: FieldErrors<V>): FieldErrors<V> {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message)) as FieldErrors<V>;
}

/** The state of a form: values, errors (its own and the service's, by field), what is unsaved, and sending it. */
export function useForm<V extends object, Output = unknown>(options: FormOptions<V, Output>): FormState<V> {
  const [values, setValues] = useState(options.initial);
  const [saved, setSaved] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [failure, setFailure] = useState<Error | null>(null);
  const [wasSaved, setWasSaved] = useState(false);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const latest = useRef(options);
  latest.current = options;

  const action = useAction<V, Output>({
    run: (input, call) => latest.current.submit(input, call),
    onSuccess: async (output, input) => {
      setSaved(input);
      setWasSaved(true);
      setFailure(null);
      await latest.current.onSuccess?.(output, input);
    },
    onError: (error, input) => {
      const known = isApiError(error) ? error.fieldErrors : [];
      const { byField, rest } = assignFieldErrors(known, Object.keys(input), latest.current.wireNames ?? {});
      setErrors(byField as FieldErrors<V>);
      // When every complaint has its field, a second message above the form would only repeat them.
      setFailure(known.length > 0 && rest.length === 0 ? null : error);
      setFailedSubmits((count) => count + 1);
    },
  });

  const set = useCallback((change: Partial<V>) => {
    setValues((before) => {
      const next = { ...before, ...change };
      setErrors((shown) => {
        if (Object.keys(shown).length === 0) return shown;
        const checked = latest.current.validate?.(next) ?? {};
        const touched = Object.keys(change);
        const kept = Object.entries(shown).map(([name, message]) =>
          touched.includes(name) ? [name, (checked as Record<string, string | null>)[name] ?? null] : [name, message],
        );
        return onlyMessages(Object.fromEntries(kept) as FieldErrors<V>);
      });
      return next;
    });
    setWasSaved(false);
  }, []);

  const dirty = useMemo(() => !isEqual(values, saved), [values, saved]);
  useLeaveGuard((options.guard ?? true) && dirty && !action.isPending);

  const submit = () => {
    if (action.isPending) return;
    const found = onlyMessages(options.validate?.(values) ?? {});
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) setFailedSubmits((count) => count + 1);
    else action.mutate(values);
  };

  return {
    values,
    errors,
    failure,
    failedSubmits,
    status: action.isPending ? "submitting" : dirty ? "dirty" : wasSaved ? "saved" : "clean",
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      error: errors[name] ?? null,
    }),
    set,
    setError: (name, message) => setErrors((shown) => onlyMessages({ ...shown, [name]: message })),
    reset: (next) => {
      const target = next ?? saved;
      setValues(target);
      setSaved(target);
      setErrors({});
      setFailure(null);
      setWasSaved(false);
    },
    submit,
  };
}
