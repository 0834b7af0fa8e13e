import type { projects as english } from "./projects.en";

export const projects: Record<keyof typeof english, string> = {};
