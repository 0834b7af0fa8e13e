import { createContext, type ReactNode } from "react";
import type { Field } from "../body/types";
import type { SubFormSetting, SubFormValue } from "../fields/sub-form/rules";

export interface SubFormProps {
  field: Field;
  setting: SubFormSetting;
  value: SubFormValue | null;
  /** Whether it is filled in now, by who sees it. */
  isFilledIn: boolean;
}

/** What draws the entries of a sub-form where they can be opened and begun; null: it is said who they are, and no more. Keep it the same function while it does the same. */
export const SubFormsContext = createContext<((of: SubFormProps) => ReactNode) | null>(null);
