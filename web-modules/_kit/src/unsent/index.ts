export { Again, RETRY_MS } from "./again";
export { type Counted, countedNow, deviceId, elapsedMs } from "./device";
export {
  FactOutbox,
  type FactOutboxParts,
  type FactsState,
  type FactVerdict,
  type RefusedFact,
  type TakenFact,
} from "./fact-outbox";
export { FileStore } from "./file-store";
export { keepsUnsent, type Unsent, type UnsentPlace, unsentCount, unsentPlaces } from "./keeps-unsent";
export { countFacts, type FactKind, type KeptFact, KeptFacts, type Whose } from "./kept-facts";
export { oneOutbox } from "./one-outbox";
export { askToKeep, mayPass, onMaybeReachable, type Trouble, troubleOf } from "./reachable";
export { keptKeys, onKeptElsewhere, readKept, writeKept } from "./storage";
export { Watched } from "./watched";
