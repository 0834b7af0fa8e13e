import type { Group } from "@groundwork/formwork/rules";

/** Whether a branch's condition holds of what is filled in. */
export type IsMet = (when: Group) => boolean;
