// Made by `make kinds` from palette.toml. Do not edit.
import { rules as calculation } from "./calculation/rules";
import { rules as dateTime } from "./date-time/rules";
import { rules as headerSection } from "./header-section/rules";
import { rules as shortText } from "./short-text/rules";
import { rules as signature } from "./signature/rules";
import { rules as singleSelection } from "./single-selection/rules";
import { rules as upload } from "./upload/rules";
import type { KindRules } from "./kind";

export const KIND_RULES = {
  shortText,
  singleSelection,
  signature,
  upload,
  dateTime,
  calculation,
  headerSection,
} as const satisfies Record<string, KindRules>;

export const PALETTE = {
  text: ["shortText"],
  choices: ["singleSelection"],
  miscellaneous: ["signature", "upload", "dateTime", "calculation"],
  layout: [],
  other: ["headerSection"],
} as const;
