export { ACCESS_LADDER, type Access, allows, type Role, toRole } from "./access";
export {
  type CompanyRef,
  currentCompany,
  heldAccess,
  type ProjectRef,
  type SelfProfile,
  selfProfileQuery,
} from "./profile";
export { type RecentPlace, type Recents, useRecent, useRecents } from "./recents";
export { type Session, SessionContext, useCan, useSession } from "./session-context";
export {
  announceSessionEnd,
  announceSessionStart,
  askOtherTabs,
  onSessionEnd,
  onSessionStart,
  type SessionEnd,
  type SignedIn,
} from "./session-events";
export { clearStoredIds, readStoredId, type StoredId, writeStoredId } from "./stored-ids";
