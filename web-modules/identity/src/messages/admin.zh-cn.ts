import type { admin as english } from "./admin.en";

export const admin: Record<keyof typeof english, string> = {};
