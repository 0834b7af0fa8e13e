import { useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import type { FilterOption } from "@groundwork/kit/table";
import { useMemo } from "react";
import { messages } from "../../messages";

/** The projects that timesheets are narrowed to. Only open ones are read: of others a link may tell. */
export function useSites(chosen: string): readonly FilterOption[] {
  const t = messages.useT();
  const { data } = useQuery(projectChoice);
  return useMemo(() => {
    const sites = optionsOf.projects(data);
    const isOffered = !chosen || !data || sites.some(({ value }) => value === chosen);
    return isOffered ? sites : [...sites, { value: chosen, label: t("timesheets.otherProject") }];
  }, [t, data, chosen]);
}
