import { createContext, useContext } from "react";
import type { Body } from "../body/types";
import type { StepChoice } from "./common-settings";

/** The form whose field is being set up. */
export const BodyContext = createContext<Body>([]);

export function useBody(): Body {
  return useContext(BodyContext);
}

/** The steps of its workflow. */
export const StepsContext = createContext<readonly StepChoice[]>([]);

export function useSteps(): readonly StepChoice[] {
  return useContext(StepsContext);
}
