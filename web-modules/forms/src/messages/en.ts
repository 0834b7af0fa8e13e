/** One file a feature; a key starts with its feature's name. */
import { audit } from "./audit/en";
import { builder } from "./builder/en";
import { fill } from "./fill/en";
import { fromFile } from "./from-file/en";
import { gallery } from "./gallery/en";
import { home } from "./home/en";
import { library } from "./library/en";
import { moves } from "./moves/en";
import { project } from "./project/en";
import { rules } from "./rules/en";
import { submissions } from "./submissions/en";
import { templates } from "./templates/en";
import { todos } from "./todos/en";

export const en = {
  ...templates,
  ...gallery,
  ...fromFile,
  ...submissions,
  ...fill,
  ...todos,
  ...home,
  ...project,
  ...builder,
  ...rules,
  ...audit,
  ...library,
  ...moves,
} as const;
