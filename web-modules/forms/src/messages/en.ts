/** One file a feature; a key starts with its feature's name. */
import { templates } from "./templates/en";

export const en = { ...templates } as const;
