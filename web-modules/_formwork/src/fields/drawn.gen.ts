// Made by `make kinds` from palette.toml. Do not edit.
import { drawn as calculation } from "./calculation/field";
import { drawn as dateTime } from "./date-time/field";
import { drawn as headerSection } from "./header-section/field";
import { drawn as shortText } from "./short-text/field";
import { drawn as signature } from "./signature/field";
import { drawn as singleSelection } from "./single-selection/field";
import { drawn as upload } from "./upload/field";
import type { DrawnKind } from "./drawn-kind";
import type { FieldType } from "./registry";

export const KINDS: Readonly<Record<FieldType, DrawnKind>> = {
  shortText,
  singleSelection,
  signature,
  upload,
  dateTime,
  calculation,
  headerSection,
};
