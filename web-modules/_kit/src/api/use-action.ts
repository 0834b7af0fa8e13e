import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { reportClientError } from "../errors/report";
import { isApiError } from "./error";

export interface ActionOptions<Input, Output> {
  /** Pass `options` on to the call: `(id, options) => api.post("/api/Team/Delete", { body: { id }, ...options })`. */
  run: (input: Input, options: { idempotencyKey: string }) => Promise<Output>;
  onSuccess?: (output: Output, input: Input) => void | Promise<void>;
  onError?: (error: Error, input: Input) => void;
}

interface Attempt {
  key: string;
  input: string;
}

function fingerprint(input: unknown): string {
  return (
    JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? `${value.size}:${value.type}` : value)) ?? ""
  );
}

/**
 * A write that the user asks for. One idempotency key an action: pressing again after a lost answer sends the same
 * key, so the write happens once; changing the input makes it a new action.
 */
export function useAction<Input = void, Output = unknown>(
  options: ActionOptions<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  const unanswered = useRef<Attempt | null>(null);
  return useMutation<Output, Error, Input>({
    mutationFn: async (input) => {
      const print = fingerprint(input);
      const key = unanswered.current?.input === print ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { key, input: print };
      try {
        const output = await options.run(input, { idempotencyKey: key });
        unanswered.current = null;
        return output;
      } catch (error) {
        // A refusal is an answer: trying again is a new action.
        if (!isApiError(error) || !error.retryable) unanswered.current = null;
        reportClientError(error);
        throw error;
      }
    },
    ...(options.onSuccess && { onSuccess: (output: Output, input: Input) => options.onSuccess?.(output, input) }),
    ...(options.onError && { onError: (error: Error, input: Input) => options.onError?.(error, input) }),
  });
}
