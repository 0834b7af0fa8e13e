import { type ToastContent, toast, useAction } from "@groundwork/kit";
import { type Area, useReadAgain } from "./keys";

export interface WriteOptions<Input, Output> {
  run: (input: Input, options: { idempotencyKey: string }) => Promise<Output>;
  /** What is shown differently afterwards. */
  changes: readonly Area[];
  /** What is said when it is done; null says nothing. */
  done: (output: Output, input: Input) => ToastContent | null;
  /** What could not be done; the reason comes with the refusal. */
  failed: (input: Input) => string;
  onSuccess?: (output: Output, input: Input) => void | Promise<void>;
}

/** A write by a button: reads again what it changed and says what happened. Forms use `useForm` instead. */
export function useWrite<Input = void, Output = unknown>(
  options: WriteOptions<Input, Output>,
): ReturnType<typeof useAction<Input, Output>> {
  const readAgain = useReadAgain();
  return useAction<Input, Output>({
    run: options.run,
    onSuccess: async (output, input) => {
      const said = options.done(output, input);
      if (said) toast.done(said);
      await options.onSuccess?.(output, input);
      await readAgain(...options.changes);
    },
    onError: (error, input) => toast.error(error, options.failed(input)),
  });
}
