import { RelativeTime, Text, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { detailQuery } from "./api";

/** Who saved the template last, and when: whose change one met. */
export function LastSaved({ templateId }: { templateId: string }): ReactNode {
  const t = messages.useT();
  const { data: detail, isFetching } = useQuery({ ...detailQuery(templateId), staleTime: 0 });
  if (isFetching || !detail) return null;
  return (
    <Text size="sm">
      {detail.updatedBy?.fullName ?? t("builder.conflict.somebody")} · <RelativeTime when={detail.updatedAt} />
    </Text>
  );
}
