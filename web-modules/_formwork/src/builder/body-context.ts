import { createContext, useContext } from "react";
import type { Body } from "../body/types";

/** The form whose field is being set up. */
export const BodyContext = createContext<Body>([]);

export function useBody(): Body {
  return useContext(BodyContext);
}
