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
} from "./choice-fields";
export { Form, FormActions, SaveState, SubmitButton } from "./form";
export { CodeField, type Labelled, NumberField, PasswordField, TextAreaField, TextField } from "./text-fields";
export { type FieldErrors, type FieldProps, type FormOptions, type FormState, useForm } from "./use-form";
