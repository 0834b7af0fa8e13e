import type { FormDetail } from "../saving/api";

/** The settings that are saved together. */
const SETTINGS = [
  "name",
  "folderId",
  "referenceNumberPrefix",
  "referenceNumberStartsFrom",
  "referenceNumberSuffix",
  "isValidTimeEnabled",
  "validTimeDays",
  "validTimeStepId",
] as const satisfies (keyof FormDetail)[];

export type Setting = (typeof SETTINGS)[number];
export type Values = Pick<FormDetail, Setting>;

export function valuesOf(detail: FormDetail): Values {
  return Object.fromEntries(SETTINGS.map((setting) => [setting, detail[setting]])) as unknown as Values;
}
