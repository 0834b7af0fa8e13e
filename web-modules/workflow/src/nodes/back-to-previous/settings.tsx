import { Stack, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { EmptiesField, ReturnField } from "../way-back/settings";
import type { BackToPreviousNode } from "./rules";

export function BackToPreviousSettings({ node }: { node: BackToPreviousNode }): ReactNode {
  const t = messages.useT();
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t("backToPrevious.help")}
      </Text>
      <ReturnField node={node} code="isAllBackToPreviousClose" />
      <EmptiesField node={node} />
    </Stack>
  );
}
