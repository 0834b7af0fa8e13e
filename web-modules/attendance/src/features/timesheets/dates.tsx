import { DayRange, dayOrNothing, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import type { Period } from "./days";
import classes from "./filters.module.css";
import { Months } from "./months";

interface DatesProps {
  /** As the address says; empty where the service chooses. */
  chosen: Period;
  /** Which days are shown, once the service has said. */
  said: Period | undefined;
  onChange: (period: Partial<Period>) => void;
}

/** Of which days timesheets are: a month, or from when until when. */
export function Dates({ chosen, said, onChange }: DatesProps): ReactNode {
  const { stamp } = useFormats();
  const { startDate, endDate } = chosen;
  return (
    <div className={classes.row}>
      {said && (
        <Months
          chosen={chosen}
          today={startDate || endDate ? stamp(new Date()).slice(0, 10) : said.endDate}
          onChoose={onChange}
        />
      )}
      <DayRange
        days={{
          from: dayOrNothing(startDate) || (said?.startDate ?? ""),
          to: dayOrNothing(endDate) || (said?.endDate ?? ""),
        }}
        onChange={({ from, to }) =>
          onChange({
            // What the service chose by itself is not asked for.
            ...(from === said?.startDate ? {} : { startDate: from }),
            ...(to === said?.endDate ? {} : { endDate: to }),
          })
        }
      />
    </div>
  );
}
