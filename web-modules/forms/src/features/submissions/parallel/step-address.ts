/** The step of a submission that is asked for, where several are open at once. */
export const STEP = "step";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function stepAddress(submissionId: string, stepId: string): string {
  return `/forms/submissions/${submissionId}?${new URLSearchParams({ [STEP]: stepId })}`;
}

/** What no step is called is not asked for. */
export function stepAsked(said: string): string | undefined {
  return UUID.test(said) ? said : undefined;
}
