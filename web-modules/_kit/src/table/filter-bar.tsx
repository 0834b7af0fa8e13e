import { Button, NativeSelect } from "@mantine/core";
import { SearchX, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { EmptyState } from "../ui/states";
import type { FilterOption } from "./column";
import classes from "./data-table.module.css";
import { tableMessages } from "./table-messages";
import type { TableControl } from "./table-state";

/** What a list is narrowed by: a column, or the like of it where there are none. */
export interface Filter {
  id: string;
  header: string;
  filter?: readonly FilterOption[];
}

export interface FilterBarProps {
  filters: readonly Filter[];
  control: TableControl;
  /** What is chosen otherwise: days, a person. */
  toolbar?: ReactNode;
}

interface FilterLineProps extends Omit<FilterBarProps, "toolbar"> {
  search?: ReactNode;
  /** Behind the filters. */
  children: ReactNode;
}

/** One line; on a phone all but the search unfolds below it. */
export function FilterLine({ filters, control, search, children }: FilterLineProps): ReactNode {
  const t = tableMessages.useT();
  const [unfolded, setUnfolded] = useState(false);
  const filtering = Object.values(control.filters).filter((value) => value !== "").length;
  return (
    <div className={classes.toolbar} data-unfolded={unfolded || undefined}>
      {search}
      <Button
        variant="default"
        className={classes.fold ?? ""}
        aria-expanded={unfolded}
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        onClick={() => setUnfolded(!unfolded)}
      >
        {filtering > 0 ? t("filter.some", { count: filtering }) : t("filter")}
      </Button>
      {filters
        .filter(({ filter }) => filter)
        .map(({ id, header, filter = [] }) => (
          <NativeSelect
            key={id}
            className={classes.folded ?? ""}
            aria-label={header}
            value={control.filters[id] ?? ""}
            data={[{ value: "", label: `${header}: ${t("all")}` }, ...filter]}
            onChange={(event) => control.set({ filters: { ...control.filters, [id]: event.currentTarget.value } })}
          />
        ))}
      {children}
    </div>
  );
}

export function BesideFilters({ children }: { children: ReactNode }): ReactNode {
  return children ? <div className={`${classes.extra ?? ""} ${classes.folded ?? ""}`}>{children}</div> : null;
}

/** In place of a list of which the search or a filter leaves nothing. */
export function NothingFound({ control }: Pick<FilterBarProps, "control">): ReactNode {
  const t = tableMessages.useT();
  const none = Object.fromEntries(Object.keys(control.filters).map((id) => [id, ""]));
  return (
    <EmptyState
      icon={SearchX}
      title={t("filter.none.title")}
      action={
        <Button variant="default" onClick={() => control.set({ search: "", filters: none })}>
          {t("filter.reset")}
        </Button>
      }
    >
      {t("filter.none.body")}
    </EmptyState>
  );
}

/** The filters of a table above what is none: whoever goes from one to the other finds the same. */
export function FilterBar({ toolbar, ...filters }: FilterBarProps): ReactNode {
  return (
    <div className={classes.frame}>
      <FilterLine {...filters}>
        <BesideFilters>{toolbar}</BesideFilters>
      </FilterLine>
    </div>
  );
}
