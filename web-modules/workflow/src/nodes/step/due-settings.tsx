import { NumberField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense } from "react";
import { messages } from "../../messages";
import { MOST } from "../kind";
import { useNodeSettings } from "../use-node-settings";
import type { StepNode } from "./rules";

/** Apart: few steps have one. */
const OverdueSettings = lazy(() => import("./overdue/settings"));
const WorkingHoursSetting = lazy(() => import("./overdue/working-hours"));

/** When its people are reminded, and when the managers are told that they let it lie. */
export function DueSettings({ node }: { node: StepNode }): ReactNode {
  const t = messages.useT();
  const { mayEdit, set } = useNodeSettings(node);
  const { dueInHours, escalateAfterDays, overduePress, triggerStep } = node.data;
  return (
    <>
      <NumberField
        name="dueInHours"
        label={t("step.dueIn")}
        description={t("step.dueHelp")}
        value={dueInHours}
        error={null}
        min={1}
        max={MOST.hours}
        decimalScale={0}
        disabled={!mayEdit}
        onChange={(hours) => set({ dueInHours: whole(hours, MOST.hours) })}
      />
      {dueInHours !== null && (
        <Suspense fallback={null}>
          <WorkingHoursSetting node={node} />
        </Suspense>
      )}
      {dueInHours !== null && (
        <NumberField
          name="escalateAfterDays"
          label={t("step.escalateAfter")}
          description={t("step.escalateHelp")}
          value={escalateAfterDays}
          error={null}
          min={1}
          max={MOST.escalationDays}
          decimalScale={0}
          disabled={!mayEdit}
          onChange={(days) => set({ escalateAfterDays: whole(days, MOST.escalationDays) })}
        />
      )}
      {((dueInHours !== null && !triggerStep) || overduePress) && (
        <Suspense fallback={null}>
          <OverdueSettings node={node} />
        </Suspense>
      )}
    </>
  );
}

function whole(entered: number | null, most: number): number | null {
  return entered === null ? null : Math.min(most, Math.max(1, Math.round(entered)));
}
