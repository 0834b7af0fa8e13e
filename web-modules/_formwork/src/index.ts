/** Forms as they are filled in and read, with the rules they follow. Settings and palette: `@groundwork/formwork/builder`. */

export { KINDS } from "./fields/drawn.gen";
export type { DrawnKind } from "./fields/drawn-kind";
export { type AskedChoices, type ChoiceSource, ChoiceSourceContext, type FoundChoice } from "./fill/choices";
export {
  FillProvider,
  type FillProviderProps,
  type SubmissionFacts,
  useAppliedBody,
  useFieldProblems,
  useFieldSaved,
  useFieldValue,
  useFile,
  useFill,
  useUploadCount,
} from "./fill/context";
export { type AskedDirectory, DirectoryContext, type DirectorySource } from "./fill/directory";
export { FieldAsideContext, PageAsideContext } from "./fill/field-aside";
export type { FieldAtoms, SavedState } from "./fill/field-atoms";
export { type BodyProps, FillBody, FilledBody } from "./fill/fill-body";
export { FillField } from "./fill/fill-field";
export { FilledField } from "./fill/filled-field";
export { BodyLayout, type BodyLayoutProps, fieldElementId, isShownPage, RowLayout } from "./fill/layout";
export { letBeSmaller, mayBeSmaller } from "./fill/may-be-smaller";
export { type StepButton, StepButtonsContext } from "./fill/step-buttons";
export { FillStore, type FillStoreOptions, type ValuesListener } from "./fill/store";
export { type SubFormProps, SubFormsContext } from "./fill/sub-forms";
export type { Uploader } from "./fill/uploader";
export { useIsOnline } from "./fill/use-is-online";
export { formworkMessages } from "./messages";
export { buttonName } from "./messages/button-name";
export { useFieldName, useKindName } from "./messages/field-name";
export { type ProblemText, useProblemText } from "./messages/problem-text";
export * from "./rules";
export { EXPIRATION, expirationState } from "./valid-time";
