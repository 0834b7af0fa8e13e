import { NumberField, SwitchField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { MOST } from "../kind";
import { useNodeSettings } from "../use-node-settings";
import type { StepNode } from "./rules";

/** How many must agree, and who may not. */
export function ApproverSettings({ node }: { node: StepNode }): ReactNode {
  const t = messages.useT();
  const { mayEdit, set } = useNodeSettings(node);
  return (
    <>
      <NumberField
        name="minimumApprovers"
        label={t("step.minimumApprovers")}
        description={t("step.minimumApproversHelp")}
        value={node.data.minimumApprovers}
        error={null}
        min={1}
        max={MOST.approvers}
        decimalScale={0}
        disabled={!mayEdit}
        onChange={(next) => set({ minimumApprovers: wholeNumber(next ?? 1) })}
      />
      {/* Whoever is kept out for having done an earlier step began it or did the first one, too. */}
      {!node.data.needsAnotherPerson && (
        <SwitchField
          name="noSelfApproval"
          label={t("step.noSelfApproval")}
          description={t("step.noSelfApprovalHelp")}
          value={node.data.noSelfApproval}
          error={null}
          disabled={!mayEdit}
          onChange={(next) => set({ noSelfApproval: next })}
        />
      )}
    </>
  );
}

function wholeNumber(people: number): number {
  return Math.min(MOST.approvers, Math.max(1, Math.round(people)));
}
