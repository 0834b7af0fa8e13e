export { Again, RETRY_MS } from "./again";
export { keepsUnsent, type Unsent, unsentCount } from "./keeps-unsent";
export { askToKeep, mayPass, onMaybeReachable } from "./reachable";
export { keptKeys, onKeptElsewhere, readKept, writeKept } from "./storage";
