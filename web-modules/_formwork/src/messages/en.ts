/** One file a kind or feature; a key starts with its name. */

import { builder } from "./builder/en";
import { calculation } from "./calculation/en";
import { dateTime } from "./date-time/en";
import { fill } from "./fill/en";
import { headerSection } from "./header-section/en";
import { problems } from "./problems/en";
import { shortText } from "./short-text/en";
import { signature } from "./signature/en";
import { singleSelection } from "./single-selection/en";
import { upload } from "./upload/en";

export const en = {
  ...shortText,
  ...singleSelection,
  ...dateTime,
  ...calculation,
  ...upload,
  ...signature,
  ...headerSection,
  ...problems,
  ...fill,
  ...builder,
} as const;
