import { ErrorState, useQuery } from "@groundwork/kit";
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from "react";
import { messages } from "../../../messages";
import { type GridDay, type GridPerson, gridQuery, type Wanted } from "../../records/api";
import { GridRow } from "./grid-row";
import { FIRST_DAY, type Place } from "./places";

interface GridSliceProps {
  wanted: Wanted;
  /** From 0. */
  slice: number;
  size: number;
  rows: number;
  rowHeight: number;
  isInSight: boolean;
  days: readonly string[];
  holidays: ReadonlyMap<string, string>;
  today: string;
  active: Place;
  /** Set while a cell is to have the focus that is perhaps not drawn yet. */
  focusing: RefObject<boolean>;
  onFocus: (place: Place) => void;
  onOpen: (person: GridPerson, day: GridDay | null) => void;
}

/** Some people of the grid: read and drawn while they are in sight, else as much room as they take. */
export function GridSlice(props: GridSliceProps): ReactNode {
  const { wanted, slice, size, rows, rowHeight, isInSight, days, active, focusing, onFocus, onOpen } = props;
  const t = messages.useT();
  const page = useQuery({ ...gridQuery({ ...wanted, pageNumber: slice + 1, pageCount: size }), enabled: isInSight });
  const first = slice * size;
  const people = isInSight ? page.data?.data : undefined;
  const isHere = active.row >= first && active.row < first + rows;
  useEffect(() => {
    if (people && isHere && focusing.current) onFocus(active);
  }, [people, isHere, active, focusing, onFocus]);
  if (isInSight && page.error)
    return (
      <tbody>
        <tr style={{ height: rows * rowHeight }}>
          <td colSpan={days.length + 2}>
            <ErrorState error={page.error} title={t("grid.failed")} retry={() => void page.refetch()} />
          </td>
        </tr>
      </tbody>
    );
  if (!people)
    return (
      <tbody aria-hidden>
        <tr style={{ height: rows * rowHeight }}>
          <td colSpan={days.length + 2} />
        </tr>
      </tbody>
    );
  const open = ({ target }: MouseEvent) => {
    const at = (target as Element).closest<HTMLElement>("[data-at]")?.dataset.at;
    const [row = -1, col = -1] = at?.split(":").map(Number) ?? [];
    const person = people[row - first];
    const date = days[col - FIRST_DAY];
    const day = person?.cells.find((each) => each.date === date);
    // Of a day of which there is nothing there is nothing to open.
    if (person && (day || date === undefined)) onOpen(person, day ?? null);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is the grid's (`day-grid.tsx`)
    <tbody onClick={open}>
      {people.map((person, index) => (
        <GridRow
          key={person.ownerUserId}
          person={person}
          row={first + index}
          days={days}
          holidays={props.holidays}
          today={props.today}
          activeCol={active.row === first + index ? active.col : null}
        />
      ))}
    </tbody>
  );
}
