import type { members as english } from "./members.en";

export const members: Record<keyof typeof english, string> = {};
