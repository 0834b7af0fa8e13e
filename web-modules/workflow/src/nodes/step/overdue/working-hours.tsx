import { CheckboxField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useNodeSettings } from "../../use-node-settings";
import type { StepNode } from "../rules";
import { overdueMessages } from "./messages";

/** Whether nights and weekends count. */
export default function WorkingHoursSetting({ node }: { node: StepNode }): ReactNode {
  const t = overdueMessages.useT();
  const { mayEdit, set } = useNodeSettings(node);
  return (
    <CheckboxField
      name="countsWorkingHours"
      label={t("overdue.workingHours")}
      description={t("overdue.workingHelp")}
      value={node.data.countsWorkingHours ?? false}
      error={null}
      disabled={!mayEdit}
      onChange={(counts) => set({ countsWorkingHours: counts })}
    />
  );
}
