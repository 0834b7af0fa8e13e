import { SelectField, SwitchField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { Graph, returnsOf, returnTo } from "../../graph";
import { messages } from "../../messages";
import { useNodeName } from "../use-node-name";
import { useNodeSettings } from "../use-node-settings";
import type { WayBack } from "./kinds";

interface StepProps {
  node: WayBack;
  /** Of the problem that is shown here. */
  code: string;
}

/** Which earlier step it leads to. */
export function ReturnField({ node, code }: StepProps): ReactNode {
  const t = messages.useT();
  const nameOf = useNodeName();
  const { workflow, apply } = useEditor();
  const { mayEdit, problem } = useNodeSettings(node);
  const [target] = new Graph(workflow).targets(node.id);
  const earlier = returnsOf(workflow, node.id);
  // One that is wrong now is shown, too: else nobody would see what is to be changed.
  const offered = target?.type === "step" && !earlier.includes(target) ? [...earlier, target] : earlier;
  return (
    <SelectField
      name="startFromStepId"
      label={t(`${node.type}.step`)}
      description={earlier.length === 0 ? t("wayBack.noStep") : t("wayBack.stepHelp")}
      value={target?.id ?? null}
      error={problem(code)}
      options={offered.map((step) => ({ value: step.id, label: nameOf(step) }))}
      disabled={!mayEdit || offered.length === 0}
      onChange={(stepId) => stepId && apply((latest) => returnTo(latest, node.id, stepId))}
    />
  );
}

/** Whether what was entered since is emptied. */
export function EmptiesField({ node }: { node: WayBack }): ReactNode {
  const t = messages.useT();
  const { mayEdit, set } = useNodeSettings(node);
  return (
    <SwitchField
      name="isClearRecord"
      label={t("wayBack.isClearRecord")}
      description={t("wayBack.isClearRecordHelp")}
      value={node.data.isClearRecord}
      error={null}
      disabled={!mayEdit}
      onChange={(next) => set({ isClearRecord: next })}
    />
  );
}
