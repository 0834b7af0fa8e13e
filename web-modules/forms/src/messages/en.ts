/** One file a feature; a key starts with its feature's name. */
import { audit } from "./audit/en";
import { home } from "./home/en";
import { library } from "./library/en";
import { moves } from "./moves/en";
import { naming } from "./naming/en";
import { project } from "./project/en";
import { submissions } from "./submissions/en";
import { templates } from "./templates/en";
import { todos } from "./todos/en";

export const en = {
  ...templates,
  ...naming,
  ...submissions,
  ...todos,
  ...home,
  ...project,
  ...audit,
  ...library,
  ...moves,
} as const;
