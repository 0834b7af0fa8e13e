import { useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import type { ViewProps } from "../drawn-kind";
import { type DateTimeSetting, type DateTimeValue, momentsOf } from "./rules";

export function DateTimeView({ value }: ViewProps<DateTimeSetting, DateTimeValue>): ReactNode {
  const formats = useFormats();
  if (!value) return null;
  // The clock on site, as it was written down: no zone moves it.
  const written = (moment: string | null) =>
    moment === null
      ? "…"
      : formats.date(
          moment.includes("T") ? `${moment}Z` : `${moment}T00:00Z`,
          moment.includes("T") ? "dateTime" : "date",
          "UTC",
        );
  return <span>{momentsOf(value).map(written).join(" – ")}</span>;
}
