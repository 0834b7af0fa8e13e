import { createContext, type ReactNode, useContext } from "react";
import type { Field } from "../body/types";

/** What stands beside the name of a field, as whoever draws the form says. */
export const FieldAsideContext = createContext<((field: Field) => ReactNode) | null>(null);

export const useFieldAside = (field: Field): ReactNode => useContext(FieldAsideContext)?.(field);

/** What stands beside the name of a page, by its id. */
export const PageAsideContext = createContext<((pageId: string) => ReactNode) | null>(null);
