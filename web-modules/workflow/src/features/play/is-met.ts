import type { Group, Situation } from "@groundwork/formwork/rules";

/** Whether a branch's condition holds of what is filled in, pressed then and by them. */
export type IsMet = (when: Group, pressed: Situation) => boolean;
