import { MultiSelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { STATES, type TrackFilters } from "./filters";

interface StateFilterProps {
  value: TrackFilters["stateFilter"];
  onChange: (value: TrackFilters["stateFilter"]) => void;
}

export function StateFilter({ value, onChange }: StateFilterProps): ReactNode {
  const t = messages.useT();
  return (
    <MultiSelectField
      name="stateFilter"
      label={t("track.stateFilter")}
      placeholder={value.length === 0 ? t("track.notRetired") : ""}
      value={value.map(String)}
      onChange={(chosen) => onChange(STATES.filter((each) => chosen.includes(String(each))))}
      error={null}
      options={STATES.map((each) => ({ value: String(each), label: t(`equipment.state.${each}`) }))}
    />
  );
}
