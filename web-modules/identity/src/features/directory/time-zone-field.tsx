import { useQuery } from "@groundwork/kit";
import { type FieldProps, type Labelled, SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { timeZonesQuery } from "../projects/api";

/** One of the places whose clocks are known; the chosen one stands there even before they are. */
export function TimeZoneField(props: FieldProps<string | null> & Labelled): ReactNode {
  const t = messages.useT();
  const known = useQuery(timeZonesQuery).data ?? [];
  const { value } = props;
  const options = (value && !known.includes(value) ? [value, ...known] : known).map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " "),
  }));
  return <SelectField {...props} searchable options={options} nothingFound={t("directory.nothingFound")} />;
}
