import type { ReactNode } from "react";
import { CalculationSettings } from "../fields/calculation/settings";
import { DateTimeSettings } from "../fields/date-time/settings";
import type { SettingsProps } from "../fields/drawn-kind";
import { HeaderSectionSettings } from "../fields/header-section/settings";
import type { FieldType } from "../fields/rules-registry";
import { ShortTextSettings } from "../fields/short-text/settings";
import { SingleSelectionSettings } from "../fields/single-selection/settings";
import { UploadSettings } from "../fields/upload/settings";

interface Registry {
  // As a method, so that the kinds' own settings fit.
  Settings(props: SettingsProps): ReactNode;
}

/** The settings that a kind has of its own; null: none. Apart from `kinds.ts`, for filling in never needs them. */
export const SETTINGS: Readonly<Record<FieldType, Registry["Settings"] | null>> = {
  shortText: ShortTextSettings,
  singleSelection: SingleSelectionSettings,
  signature: null,
  upload: UploadSettings,
  dateTime: DateTimeSettings,
  calculation: CalculationSettings,
  headerSection: HeaderSectionSettings,
};
