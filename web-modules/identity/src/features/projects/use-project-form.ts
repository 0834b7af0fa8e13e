import { type FieldErrors, type FormState, useForm } from "@groundwork/kit/forms";
import { messages } from "../../messages";
import type { ProjectInput } from "./api";
import { inputOf, type ProjectValues, problemsOf } from "./project-values";

export interface ProjectFormOptions<Output> {
  initial: ProjectValues;
  /** Whether leaving it half filled in is asked about. */
  guard?: boolean;
  submit: (input: ProjectInput, options: { idempotencyKey: string }) => Promise<Output>;
  onSuccess: (output: Output) => void | Promise<void>;
}

export function useProjectForm<Output>({
  initial,
  guard = true,
  submit,
  onSuccess,
}: ProjectFormOptions<Output>): FormState<ProjectValues> {
  const t = messages.useT();
  return useForm<ProjectValues, Output>({
    initial,
    guard,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [field, t(`projects.problem.${problem}`)]),
      ) as FieldErrors<ProjectValues>,
    submit: (values, options) => submit(inputOf(values), options),
    onSuccess,
  });
}
