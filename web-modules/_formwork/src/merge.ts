export { useFieldWords } from "./editor/merge/field-words";
/** Two versions of one draft made into one, without React. */

export { type Merged, mergeBodies } from "./merge/body";
export { type Choices, type Clash, Clashes, type Side } from "./merge/clash";
export { countChanged, countInBody } from "./merge/count";
export { mergeOrder, mergeValue, type Three, type Where } from "./merge/value";
