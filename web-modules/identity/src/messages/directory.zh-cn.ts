import type { directory as english } from "./directory.en";

export const directory: Record<keyof typeof english, string> = {};
