/** One file a feature; a key starts with its feature's name. */
import { builder } from "./builder/en";
import { fill } from "./fill/en";
import { home } from "./home/en";
import { submissions } from "./submissions/en";
import { templates } from "./templates/en";
import { todos } from "./todos/en";

export const en = { ...templates, ...submissions, ...fill, ...todos, ...home, ...builder } as const;
