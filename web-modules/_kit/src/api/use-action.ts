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

/** Two files are the same where they are one: mended and chosen again, a file may well have its old size. */
const fileNames = new WeakMap<Blob, string>();

function nameOf(file: Blob): string {
  const name = fileNames.get(file) ?? crypto.randomUUID();
  fileNames.set(file, name);
  return name;
}

function fingerprint(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? nameOf(value) : value)) ?? "";
}

const isEcho = (pressed: unknown): boolean => (pressed as { isEcho: boolean } | undefined)?.isEcho === true;

/**
 * A write that the user asks for. One idempotency key an action: pressing again after a lost answer sends the same
 * key, so the write happens once; changing the input makes it a new action. Pressing again before the answer waits for
 * the same one, and what follows is done and said once.
 */
export function useAction<Input = void, Output = unknown>(
  options: ActionOptions<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  const unanswered = useRef<Attempt | null>(null);
  const underWay = useRef<{ print: string; answer: Promise<Output> } | null>(null);
  const send = async (input: Input, print: string): Promise<Output> => {
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
    } finally {
      underWay.current = null;
    }
  };
  return useMutation<Output, Error, Input, unknown>({
    onMutate: (input) => ({ isEcho: underWay.current?.print === fingerprint(input) }),
    mutationFn: async (input) => {
      const print = fingerprint(input);
      if (underWay.current?.print !== print) underWay.current = { print, answer: send(input, print) };
      return underWay.current.answer;
    },
    ...(options.onSuccess && {
      onSuccess: (output: Output, input: Input, pressed: unknown) =>
        isEcho(pressed) ? undefined : options.onSuccess?.(output, input),
    }),
    ...(options.onError && {
      onError: (error: Error, input: Input, pressed: unknown) =>
        isEcho(pressed) ? undefined : options.onError?.(error, input),
    }),
  });
}
