import { createContext, useContext } from "react";

/** False while this page shows who was here last, because the service can't be asked. */
export const ReachableContext = createContext(true);

export const useReachable = (): boolean => useContext(ReachableContext);
