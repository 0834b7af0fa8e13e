import type { teams as english } from "./teams.en";

export const teams: Record<keyof typeof english, string> = {};
