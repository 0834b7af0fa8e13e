import { DateText, ErrorState, LoadingState, RelativeTime, Stack, Text, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { historyQuery, type LocationRecord, placesQuery } from "./api";
import classes from "./equipment.module.css";
import { LongList } from "./long-list";
import { ISSUES } from "./words";

/** Where it was, in the projects that its reader sees. */
export function Places({ equipmentId }: { equipmentId: string }): ReactNode {
  const t = messages.useT();
  return (
    <LongList
      label={t("equipment.places")}
      query={placesQuery(equipmentId)}
      keyOf={({ equipmentAttendanceRecordId }) => equipmentAttendanceRecordId}
      none={t("equipment.noPlaces")}
    >
      {(record) => <Place record={record} />}
    </LongList>
  );
}

function Place({ record }: { record: LocationRecord }): ReactNode {
  const t = messages.useT();
  const { timeZone } = record;
  return (
    <Stack gap={2}>
      <Text fw={600}>{record.projectName}</Text>
      <Text size="sm">
        <DateText when={record.checkInAt} style="dateTime" timeZone={timeZone} />
        {" – "}
        {record.checkOutAt ? (
          <DateText when={record.checkOutAt} style="dateTime" timeZone={timeZone} />
        ) : (
          t("equipment.stillThere")
        )}
      </Text>
      {record.users.length > 0 && (
        <Text size="sm" c="dimmed">
          {record.users.map((each) => each.fullName).join(", ")}
        </Text>
      )}
      {record.issues.map((issue) => (
        <Text key={issue} size="sm">
          {issue in ISSUES ? t(ISSUES[issue as keyof typeof ISSUES]) : issue}
        </Text>
      ))}
    </Stack>
  );
}

const FIELDS = {
  project: "equipment.home",
  name: "equipment.name",
  category: "equipment.category",
  serialNumber: "equipment.serial",
  condition: "equipment.state",
  rented: "equipment.rented",
  supplier: "equipment.supplier",
  rentalRate: "equipment.rate",
  returnDue: "equipment.returnDue",
  contact: "equipment.contact",
  certificates: "equipment.certificates",
  blocksWhenExpired: "equipment.blocks",
  meter: "equipment.meter",
  reason: "meter.reason",
  defect: "defects.title",
  defectState: "equipment.state",
  defectBlocks: "defects.blocks",
  note: "defects.note",
  kit: "kit.partOf",
} as const;
const ACTIONS = {
  created: "equipment.change.created",
  changed: "equipment.change.changed",
  code_replaced: "equipment.change.codeReplaced",
  meter_set: "equipment.change.meterSet",
  defect_reported: "equipment.change.defectReported",
  defect_changed: "equipment.change.defectChanged",
} as const;
const CONDITIONS = ["1", "3", "4", "5"] as const;
const DEFECT_STATES = ["1", "2", "3"] as const;
const YES_OR_NO = new Set(["rented", "blocksWhenExpired", "defectBlocks"]);

/** Who changed what of it, before and after. */
export function Changes({ equipmentId }: { equipmentId: string }): ReactNode {
  const t = messages.useT();
  const history = useQuery(historyQuery(equipmentId));
  const projects = useQuery(projectChoice);
  if (history.error && !history.data) return <ErrorState error={history.error} retry={() => void history.refetch()} />;
  if (!history.data) return <LoadingState rows={3} />;
  const names = new Map(optionsOf.projects(projects.data ?? []).map(({ value, label }) => [value, label]));
  const shown = (field: string, value: string | null) => {
    if (!value) return "–";
    if (field === "project") return names.get(value) ?? t("equipment.otherProject");
    if (YES_OR_NO.has(field)) return t("equipment.yes");
    const state = DEFECT_STATES.find((each) => field === "defectState" && each === value);
    if (state) return t(`defects.state.${state}`);
    const condition = CONDITIONS.find((each) => field === "condition" && each === value);
    return condition ? t(`equipment.condition.${condition}`) : value;
  };
  return (
    <ul className={classes.list} aria-label={t("equipment.changes")}>
      {history.data.data.map((change) => (
        <li key={change.changeId}>
          <Text>
            {t("equipment.change.by", {
              what: change.action in ACTIONS ? t(ACTIONS[change.action as keyof typeof ACTIONS]) : change.action,
              who: change.by?.fullName ?? "–",
            })}{" "}
            <Text component="span" size="sm" c="dimmed">
              <RelativeTime when={change.at} />
            </Text>
          </Text>
          {change.action !== "created" &&
            change.changes.map(({ field, before, after }) => (
              <Text key={field} size="sm">
                {t("equipment.change.field", {
                  field: field in FIELDS ? t(FIELDS[field as keyof typeof FIELDS]) : field,
                  before: shown(field, before),
                  after: shown(field, after),
                })}
              </Text>
            ))}
        </li>
      ))}
    </ul>
  );
}
