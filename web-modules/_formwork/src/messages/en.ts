/** What the kinds of fields and the rules say is made from their own words; here is what belongs to no kind. */

import { builder } from "./builder/en";
import { editor } from "./editor/en";
import { made } from "./en.gen";
import { fill } from "./fill/en";
import { problems } from "./problems/en";

export const en = {
  ...made,
  ...problems,
  ...fill,
  ...builder,
  ...editor,
} as const;
