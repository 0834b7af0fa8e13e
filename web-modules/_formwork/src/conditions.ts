/** Conditions as they are said and edited: of the rules of a form, and of the branches of its workflow. */

export { type AskedField, comparedIn } from "./conditions/asked";
export { GroupEditor, Remove } from "./conditions/editor/group-editor";
export { askedWords, type ConditionWords, choicesOf, comparisonWords, groupWords } from "./conditions/editor/words";
export { isFull } from "./conditions/model";
