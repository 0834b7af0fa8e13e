import { Stack, Text } from "@groundwork/kit";
import { SwitchField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useNodeSettings } from "../use-node-settings";
import { EmptiesField, ReturnField } from "../way-back/settings";
import type { CreateNewVersionNode } from "./rules";

export function CreateNewVersionSettings({ node }: { node: CreateNewVersionNode }): ReactNode {
  const t = messages.useT();
  const { mayEdit, set } = useNodeSettings(node);
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t("createNewVersion.help")}
      </Text>
      <ReturnField node={node} code="isAllCreateNewVersionClose" />
      <SwitchField
        name="isCreateNewVersion"
        label={t("createNewVersion.isCreateNewVersion")}
        description={t("createNewVersion.isCreateNewVersionHelp")}
        value={node.data.isCreateNewVersion}
        error={null}
        disabled={!mayEdit}
        onChange={(next) => set({ isCreateNewVersion: next })}
      />
      <EmptiesField node={node} />
    </Stack>
  );
}
