/** The rules of forms, without React: what both sides of the wire must agree on (proto/vectors proves that they do). */

export { completeBody, type WrittenBody } from "./body/complete";
export { newId, newPage, newRow } from "./body/create";
export { givenName, UNNAMED } from "./body/page-name";
export { structureProblems } from "./body/structure";
export { withoutTemporary } from "./body/temporary";
export {
  ALIGNMENTS,
  type Alignment,
  type Body,
  type Cell,
  type CommonSetting,
  type Field,
  LIMITS,
  type Page,
  type Row,
} from "./body/types";
export {
  type BodyIndex,
  columnsAmong,
  fieldsIn,
  fieldsOf,
  indexBody,
  type Place,
  placesOf,
  templateFileIdsOf,
} from "./body/walk";
export { checkCascade, listedIn, listedSettingOf } from "./cascade";
export { ANSWERS, comparedAs, fits, isOfPresence, STATES_OF, STATES_WITH_FIELDS } from "./conditions/compare";
export {
  type Condition,
  comparisonsIn,
  depthOf,
  type FieldState,
  type Group,
  groupShape,
  isComparison,
  LIMITS_OF_CONDITIONS,
  looksAt,
  type NestedCondition,
  OUTCOMES,
  type Outcome,
  type OutcomeType,
  type State,
  SUBJECTS,
  type Subject,
  subjectOf,
} from "./conditions/model";
export { conditionsOf, Rules } from "./conditions/rules";
export { type FieldStanding, Settling } from "./conditions/settle";
export { NOWHERE, type Situation } from "./conditions/situation";
export {
  CALCULATION_FORMATS,
  type CalculationFormat,
  type CalculationSetting,
} from "./fields/calculation/rules";
export { copyField, newField, partIdsOf, withIds } from "./fields/create";
export { type DateTimeSetting, type DateTimeValue, momentsOf } from "./fields/date-time/rules";
export { putRow as putPanelRow, takeField as takeFromPanel } from "./fields/drag-area/edit";
export type { DropdownSetting, DropdownValue } from "./fields/dropdown/rules";
export {
  enabledItems,
  HEADER_ITEMS,
  type HeaderItem,
  type HeaderItemId,
  type HeaderSectionSetting,
} from "./fields/header-section/rules";
export { type ChecklistWords, withChecklists } from "./fields/input-table/checklist";
export type { FieldProblem, KindRules } from "./fields/kind";
export {
  FIELD_TYPES,
  type FieldType,
  isEntered,
  isFieldType,
  isGathered,
  KIND_RULES,
  PALETTE,
  type PaletteGroup,
  rulesOf,
  settingOf,
} from "./fields/registry";
export type { ListedChoice, ListedSetting, ListedValue } from "./fields/selection/listed";
export type { Choice, SelectionSetting, SelectionValue } from "./fields/selection/selection";
export type { ShortTextSetting } from "./fields/short-text/rules";
export type { SignatureSetting, SignatureValue } from "./fields/signature/rules";
export type { Entry, EntryState, SubFormSetting, SubFormValue } from "./fields/sub-form/rules";
export { buttonPressedBy, type SubmitButtonSetting } from "./fields/submit-button/rules";
export { MOST_IN_CELL } from "./fields/table/layout";
export { cellNear, putField as putInCell, takeField as takeFromCell } from "./fields/table/place";
export { placesInTables } from "./fields/table/places";
export { allOf as filesOf, type UploadSetting, type UploadValue } from "./fields/upload/rules";
export type { FileLink, FileValue } from "./fill/files";
export { parseNumber } from "./formula/arithmetic";
export { costOf, namedInFormula } from "./formula/cost";
export { Decimal, fixed } from "./formula/decimal";
export { evaluate, type Lookup } from "./formula/evaluate";
export { FUNCTION_NAMES } from "./formula/functions/registry";
export { Column, Failed, type Operand, type Span } from "./formula/operand";
export { type Formula, readFormula } from "./formula/parser";
export { type FormulaCode, type FormulaProblem, inCharacters } from "./formula/problem";
export { isPlain, sameJson } from "./json-guard";
export { fieldIdsOfStep, ownersOf, type StepsOfWorkflow } from "./ownership";
export { type Complaint, complaint, type Problem, problemOf } from "./problem";
export { checkBody } from "./publishing";
export * as shapes from "./shape";
export { type StaffedDrawing, type StaffedTeam, type Stuck, stuckSteps } from "./staffing";
export type { CalculationProblem } from "./values/calculations";
export { Calculator, type FieldValues, type ValueIn } from "./values/calculator";
export { type CheckedValues, checkFieldValue, checkValues, isAsked } from "./values/check";
export { Plan } from "./values/plan";
export { recompute } from "./values/recompute";
