import type { StepChoice } from "@groundwork/formwork/builder";
import { builderMessages } from "../../../messages/builder";
import type { FolderPlace } from "../../folders/tree";
import type { Setting, Values } from "./values";

const LABELS = {
  name: "templates.name",
  folderId: "templates.folder",
  referenceNumberPrefix: "builder.prefix",
  referenceNumberStartsFrom: "builder.startsFrom",
  referenceNumberSuffix: "builder.suffix",
  isValidTimeEnabled: "builder.validEnabled",
  validTimeDays: "builder.validDays",
  validTimeStepId: "builder.validStep",
} as const satisfies Record<Setting, string>;

/** The settings in words, by their labels. */
export function useShown(
  steps: readonly StepChoice[],
  folders: readonly FolderPlace[],
): (values: Values) => Record<string, string> {
  const t = builderMessages.useT();
  const written = (setting: Setting, values: Values): string => {
    const value = values[setting];
    if (typeof value === "boolean") return t(value ? "builder.detail.on" : "builder.detail.off");
    if (setting === "folderId") return folders.find((folder) => folder.value === value)?.label ?? "";
    if (setting === "validTimeStepId") return steps.find(({ id }) => id === value)?.name ?? "";
    return String(value ?? "");
  };
  const settings = Object.keys(LABELS) as Setting[];
  return (values) => Object.fromEntries(settings.map((setting) => [t(LABELS[setting]), written(setting, values)]));
}
