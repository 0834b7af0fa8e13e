import { fitsPattern, MOST_PATTERN, readPattern } from "../../pattern";
import { type Complaint, complaint } from "../../problem";
import { text } from "../../shape";
import { TEXT_DEFAULTS, type TextSetting, textSettingShape } from "./text";

/** Of the kinds whose text is written in some way. */
export interface PatternedSetting extends TextSetting {
  /** As `pattern.ts` reads it; empty: any text. */
  pattern: string;
}

export const PATTERNED_DEFAULTS = { ...TEXT_DEFAULTS, pattern: "" };
export const patternedShape = { ...textSettingShape, pattern: text(MOST_PATTERN) };

export function checkPattern({ pattern }: PatternedSetting): Complaint[] {
  if (pattern === "" || readPattern(pattern) !== null) return [];
  return [complaint("patternUnreadable", { example: "{2}" })];
}

export function checkAgainstPattern({ pattern }: PatternedSetting, value: string): Complaint[] {
  const read = pattern === "" ? null : readPattern(pattern);
  return read === null || fitsPattern(read, value) ? [] : [complaint("notOfPattern")];
}
