// Made by `make kinds` from palette.toml. Do not edit.
import { Settings as calculation } from "../fields/calculation/settings";
import { Settings as dateTime } from "../fields/date-time/settings";
import { Settings as headerSection } from "../fields/header-section/settings";
import { Settings as shortText } from "../fields/short-text/settings";
import { Settings as singleSelection } from "../fields/single-selection/settings";
import { Settings as upload } from "../fields/upload/settings";
import type { OwnSettings } from "../fields/drawn-kind";
import type { FieldType } from "../fields/registry";

export const SETTINGS: Readonly<Record<FieldType, OwnSettings | null>> = {
  shortText,
  singleSelection,
  signature: null,
  upload,
  dateTime,
  calculation,
  headerSection,
};
