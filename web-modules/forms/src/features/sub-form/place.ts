/** The submission whose sub-forms are drawn, and the step that is filled in; null: it is read. */
export interface SubFormPlace {
  submissionId: string;
  projectId: string;
  stepId: string | null;
  /** Of the project; undefined: nobody can tell just now. */
  timeZone: string | undefined;
}
