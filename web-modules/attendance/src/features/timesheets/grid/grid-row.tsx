import { memo, type ReactNode } from "react";
import { messages } from "../../../messages";
import type { GridPerson } from "../../records/api";
import { hoursText } from "../../records/hours";
import classes from "./day-grid.module.css";
import { cellText, cellWords, DaySigns } from "./day-mark";
import { FIRST_DAY, isOneOf, NAME_COL, TOTAL_COL } from "./places";

interface GridRowProps {
  person: GridPerson;
  row: number;
  days: readonly string[];
  holidays: ReadonlyMap<string, string>;
  today: string;
  /** The column where the keyboard is, if it is in this row. */
  activeCol: number | null;
}

/** A person with a cell a day. Which cell is pressed its slice reads from `data-at`. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { person, row, days, holidays, today, activeCol } = props;
  const t = messages.useT();
  const cells = new Map(person.cells.map((each) => [each.date, each]));
  const at = (col: number) => ({ "data-at": `${row}:${col}`, tabIndex: activeCol === col ? 0 : -1 });
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row" className={classes.name} {...at(NAME_COL)}>
        <span className={classes.clamped}>{person.person?.fullName || t("timesheets.unknown")}</span>
      </th>
      <td className={classes.total} {...at(TOTAL_COL)}>
        {hoursText(person.workedSeconds)}
      </td>
      {days.map((day, index) => {
        const cell = cells.get(day);
        return (
          <td
            key={day}
            data-free={isOneOf(person.restDays, day) || holidays.has(day) || undefined}
            data-today={day === today || undefined}
            data-opens={cell !== undefined || undefined}
            aria-label={cell && cellWords(t, cell)}
            title={cell && cellWords(t, cell)}
            {...at(index + FIRST_DAY)}
          >
            {cell && (
              <>
                {cellText(cell)}
                <DaySigns day={cell} />
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
});
