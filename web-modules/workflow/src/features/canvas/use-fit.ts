import { useReactFlow } from "@xyflow/react";
import { useCallback } from "react";
import { FIT } from "./fit";

/** Shows the whole drawing after it was arranged anew; after any other change it stays where one looks. */
export function useFit(): () => void {
  const { fitView } = useReactFlow();
  return useCallback(() => {
    // Once the cards stand where they were put.
    requestAnimationFrame(() => requestAnimationFrame(() => void fitView({ ...FIT, duration: 240 })));
  }, [fitView]);
}
