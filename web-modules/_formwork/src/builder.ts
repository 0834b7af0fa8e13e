/** What the builder needs beside `@groundwork/formwork`: the palette and the settings of a field. */

export { CommonSettings, type StepChoice } from "./builder/common-settings";
export { DefaultValue, type DefaultValueProps } from "./builder/default-value";
export { FieldSettings, type FieldSettingsProps } from "./builder/field-settings";
export { type PaletteEntry, type PaletteSection, usePalette } from "./builder/palette";
export { SketchedField } from "./builder/sketched-field";
export { type TemplateFiles, TemplateFilesContext } from "./builder/template-files";
export { InnerFields } from "./fields/inner";
