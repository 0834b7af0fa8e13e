import { RelativeTime, Text, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import { templateQuery } from "../template";

/** Who saved the template last, and when: whose change one met. */
export function LastSaved({ templateId }: { templateId: string }): ReactNode {
  const t = formworkMessages.useT();
  const { data: detail, isFetching } = useQuery({ ...templateQuery(templateId), staleTime: 0 });
  if (isFetching || !detail) return null;
  return (
    <Text size="sm">
      {detail.updatedBy?.fullName ?? t("editor.somebody")} · <RelativeTime when={detail.updatedAt} />
    </Text>
  );
}
