import type { StepChoice } from "@groundwork/formwork/builder";
import { Alert, Button, Group, RelativeTime, Text } from "@groundwork/kit";
import type { NamedProject } from "@groundwork/kit/directory";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "../../../messages";
import type { FormDetail } from "../saving/api";
import classes from "./settings.module.css";
import { changedBetween, type Setting, type Values, valuesOf } from "./values";

export interface SettingsConflictProps {
  /** What both began with, what is here, and what somebody else saved meanwhile. */
  base: Values;
  mine: Values;
  theirs: FormDetail;
  steps: readonly StepChoice[];
  projects: readonly NamedProject[];
  onTheirs: () => void;
  /** My own changes upon theirs; to be looked at and saved. */
  onMine: () => void;
}

/** Somebody else saved the settings: what they changed, and whose shall count where both changed the same. */
export function SettingsConflict(props: SettingsConflictProps): ReactNode {
  const { base, mine, theirs, steps, projects, onTheirs, onMine } = props;
  const t = messages.useT();
  const saved = valuesOf(theirs);
  const changed = changedBetween(base, saved);
  const own = new Set(changedBetween(base, mine));
  const written = (setting: Setting): string => {
    const value = saved[setting];
    if (typeof value === "boolean") return t(value ? "builder.detail.on" : "builder.detail.off");
    if (setting === "projectId" && value === null) return t("templates.everyProject");
    if (setting === "projectId") return projects.find(({ projectId }) => projectId === value)?.name ?? "–";
    if (setting === "validTimeStepId") return steps.find(({ id }) => id === value)?.name ?? "–";
    return value === null || value === "" ? "–" : String(value);
  };
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="amber"
      role="alert"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t("builder.settingsConflict.title")}
    >
      <Text size="sm">
        {theirs.updatedBy?.fullName ?? t("builder.conflict.somebody")} · <RelativeTime when={theirs.updatedAt} />
      </Text>
      <ul className={classes.changes}>
        {changed.map((setting) => (
          <li key={setting}>
            {t(own.has(setting) ? "builder.settingsConflict.both" : "builder.settingsConflict.one", {
              setting: t(LABELS[setting]),
              value: written(setting),
            })}
          </li>
        ))}
      </ul>
      <Text size="sm">{t("builder.settingsConflict.body")}</Text>
      <Group mt="sm" gap="xs">
        <Button size="compact-md" onClick={onTheirs}>
          {t("builder.conflict.theirs")}
        </Button>
        <Button size="compact-md" variant="default" onClick={onMine}>
          {t("builder.settingsConflict.mine")}
        </Button>
      </Group>
    </Alert>
  );
}

const LABELS = {
  name: "templates.name",
  folderName: "templates.folder",
  projectId: "templates.project",
  referenceNumberPrefix: "builder.prefix",
  referenceNumberStartsFrom: "builder.startsFrom",
  referenceNumberSuffix: "builder.suffix",
  isValidTimeEnabled: "builder.validEnabled",
  validTimeDays: "builder.validDays",
  validTimeStepId: "builder.validStep",
} as const satisfies Record<Setting, string>;
