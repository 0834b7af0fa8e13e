export { Again, RETRY_MS } from "./again";
export { keepsUnsent, type Unsent, type UnsentPlace, unsentCount, unsentPlaces } from "./keeps-unsent";
export { askToKeep, mayPass, onMaybeReachable } from "./reachable";
export { keptKeys, onKeptElsewhere, readKept, writeKept } from "./storage";
