import { Stack, Text } from "@groundwork/kit";
import { SelectField, SwitchField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { Graph, returnsOf, returnTo } from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../use-node-name";
import { useNodeSettings } from "../use-node-settings";
import type { BackToPreviousNode } from "./rules";

export function BackToPreviousSettings({ node }: { node: BackToPreviousNode }): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow, apply } = useEditor();
  const { mayEdit, set, problem } = useNodeSettings(node);
  const [target] = new Graph(workflow).targets(node.id);
  const earlier = returnsOf(workflow, node.id);
  // One that is wrong now is shown, too: else nobody would see what is to be changed.
  const offered = target?.type === "step" && !earlier.includes(target) ? [...earlier, target] : earlier;
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t("backToPrevious.help")}
      </Text>
      <SelectField
        name="startFromStepId"
        label={t("backToPrevious.step")}
        description={earlier.length === 0 ? t("backToPrevious.noStep") : t("backToPrevious.stepHelp")}
        value={target?.id ?? null}
        error={problem("isAllBackToPreviousClose")}
        options={offered.map((step) => ({ value: step.id, label: nameOf(step) }))}
        disabled={!mayEdit || offered.length === 0}
        onChange={(stepId) => stepId && apply((latest) => returnTo(latest, node.id, stepId))}
      />
      <SwitchField
        name="isClearRecord"
        label={t("backToPrevious.isClearRecord")}
        description={t("backToPrevious.isClearRecordHelp")}
        value={node.data.isClearRecord}
        error={null}
        disabled={!mayEdit}
        onChange={(next) => set({ isClearRecord: next })}
      />
    </Stack>
  );
}
