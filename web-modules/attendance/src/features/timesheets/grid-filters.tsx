import { SelectField } from "@groundwork/kit/forms";
import type { FilterOption } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./filters.module.css";

export interface Filters {
  projectId: string;
  teamId: string;
  hasIssues: string;
}

/** What is to be looked at, or nothing, or only what nobody checked out of. */
export const looksOf = (t: ReturnType<typeof messages.useT>): FilterOption[] => [
  { value: "true", label: t("timesheets.withIssues") },
  { value: OPEN_DAYS, label: t("timesheets.openDays") },
  { value: "false", label: t("timesheets.withoutIssues") },
];

const OPEN_DAYS = "open";

/** As the service is asked; what else an address says is no filter. */
export function narrowedBy(looks: string): { hasIssues?: boolean; hasOpenDays?: boolean } {
  if (looks === OPEN_DAYS) return { hasOpenDays: true };
  return looks === "true" || looks === "false" ? { hasIssues: looks === "true" } : {};
}

interface GridFiltersProps {
  filters: Filters;
  projects: readonly FilterOption[];
  teams: readonly FilterOption[];
  onChange: (change: Partial<Filters>) => void;
}

/** What the list filters by, beside the grid. */
export function GridFilters({ filters, projects, teams, onChange }: GridFiltersProps): ReactNode {
  const t = messages.useT();
  const looks = looksOf(t);
  const field = (name: keyof Filters, label: string, placeholder: string, options: readonly FilterOption[]) => (
    <SelectField
      name={name}
      label={label}
      placeholder={placeholder}
      options={options}
      value={filters[name] || null}
      error={null}
      clearable
      onChange={(value) => onChange({ [name]: value ?? "" })}
    />
  );
  return (
    <div className={classes.row}>
      {field("projectId", t("records.site"), t("grid.anySite"), projects)}
      {field("teamId", t("pay.team"), t("grid.anyTeam"), teams)}
      {field("hasIssues", t("records.looks"), t("grid.anyDay"), looks)}
    </div>
  );
}
