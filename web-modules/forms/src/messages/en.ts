/** One file a feature; a key starts with its feature's name. */
import { builder } from "./builder/en";
import { templates } from "./templates/en";

export const en = { ...templates, ...builder } as const;
