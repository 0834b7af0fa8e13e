/** Forms: state, fields, buttons. A field takes what `form.field("name")` gives plus its label. */
export {
  CheckboxField,
  FileField,
  MultiSelectField,
  type Option,
  RadioField,
  SegmentField,
  SelectField,
  SwitchField,
  TABLE_FILES,
} from "./choice-fields";
export { Form, FormActions, SaveState, SubmitButton } from "./form";
export { type ImportedLine, ImportLines, type ImportLinesProps, type LineVerdict } from "./import-lines";
export { type Imported, ImportSteps, type ImportStepsProps } from "./import-steps";
export { MoneyField, type MoneyFieldProps } from "./money-field";
export { NumberField } from "./number-field";
export { PeopleField, type PeopleFieldProps, PersonField, type PersonFieldProps } from "./people-field";
export { type Meanwhile, type RevisedForm, type RevisedFormOptions, useRevisedForm } from "./revised-form";
export { SavedMeanwhile } from "./saved-meanwhile";
export { SignaturePad, type SignaturePadProps } from "./signature/signature-pad";
export { drawStrokes, INK, type Point, type Stroke } from "./signature/strokes";
export { CodeField, type Labelled, PasswordField, TextAreaField, TextField } from "./text-fields";
export { type FieldErrors, type FieldProps, type FormOptions, type FormState, useForm } from "./use-form";
