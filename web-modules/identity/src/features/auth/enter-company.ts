import { announceSessionEnd } from "@groundwork/kit";

/** Into another company: a full load, because no screen may keep what belongs to the one before; other tabs follow. */
export function enterCompany(): void {
  announceSessionEnd("switched");
  window.location.assign("/");
}
