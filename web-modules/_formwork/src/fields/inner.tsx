import { createContext, type ReactNode, useContext } from "react";
import type { Field } from "../body/types";

/** How a field that stands in another one is drawn: as all are where it is, filled in, read or built. */
export const InnerFields = createContext<((field: Field) => ReactNode) | null>(null);

export function useInnerFields(): (field: Field) => ReactNode {
  return useContext(InnerFields) ?? nothing;
}

const nothing = () => null;
