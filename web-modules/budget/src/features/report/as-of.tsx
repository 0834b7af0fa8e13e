import { Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";

/** The day on which a sheet is printed: on paper nobody sees how old its numbers are. */
export function AsOf(): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return <Text>{t("report.asOf", { day: formats.moment(formats.stamp(new Date()).slice(0, 10)) })}</Text>;
}
