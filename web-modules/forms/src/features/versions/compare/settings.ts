import type { Change, DiffWords, Whole } from "./model";

const LABELS = {
  name: "templates.name",
  folderName: "templates.folder",
  referenceNumberPrefix: "builder.prefix",
  referenceNumberStartsFrom: "builder.startsFrom",
  referenceNumberSuffix: "builder.suffix",
  isValidTimeEnabled: "builder.validEnabled",
  validTimeDays: "builder.validDays",
  validTimeStepId: "builder.validStep",
} as const;

export function compareSettings({ t, formT }: DiffWords, before: Whole, after: Whole): Change[] {
  const written = ({ detail, nodes }: Whole, key: keyof typeof LABELS): string => {
    const value = detail[key];
    if (typeof value === "boolean") return formT(value ? "builder.detail.on" : "builder.detail.off");
    if (key === "validTimeStepId") return String(nodes.find(({ id }) => id === value)?.data.stepName ?? "–");
    return String(value ?? "") || "–";
  };
  return (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((key) => before.detail[key] !== after.detail[key])
    .map((key) => ({
      text: t("versions.setting", { setting: formT(LABELS[key]), was: written(before, key), now: written(after, key) }),
    }));
}
