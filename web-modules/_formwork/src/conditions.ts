/** Conditions as they are said and edited: of the rules of a form, and of the branches of its workflow. */

export { type AskedField, comparedIn, namesItems } from "./conditions/asked";
export { RemovableRow } from "./conditions/editor/comparison-editor";
export { GroupEditor } from "./conditions/editor/group-editor";
export type { Named, SituationWords } from "./conditions/editor/situation-words";
export { askedWords, type ConditionWords, choicesOf, comparisonWords, groupWords } from "./conditions/editor/words";
export { isFull } from "./conditions/model";
export { whenMessages } from "./messages/when";
