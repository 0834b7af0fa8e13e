import type { invites as english } from "./invites.en";

export const invites: Record<keyof typeof english, string> = {};
