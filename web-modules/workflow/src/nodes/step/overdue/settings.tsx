import { NumberField, SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useEditor } from "../../../editor-context";
import { buttonsOf } from "../../../graph";
import { Graph } from "../../../graph/graph";
import type { Button, Workflow } from "../../../graph/model";
import { asks } from "../../../graph/overdue";
import { pressingOf } from "../../../graph/pressing";
import { MOST } from "../../kind";
import { useNodeName } from "../../use-node-name";
import { useNodeSettings } from "../../use-node-settings";
import type { StepNode } from "../rules";
import { overdueMessages } from "./messages";

const CODES = ["overdueStep", "overdueButtonGone", "overdueButtonAsks"] as const;

/** Which of its buttons is pressed by itself where nobody presses one in time. */
export default function OverdueSettings({ node }: { node: StepNode }): ReactNode {
  const t = overdueMessages.useT();
  const nameOf = useNodeName();
  const { workflow } = useEditor();
  const { mayEdit, set, problem } = useNodeSettings(node);
  const press = node.data.overduePress ?? null;
  const afterHours = press?.afterHours ?? 0;
  const graph = new Graph(workflow);
  const buttons = buttonsOf(workflow, node.id);
  const refused = buttons.filter((button) => asks(graph, button));
  // One that was chosen before it asked something stays in sight, with what is wrong with it.
  const options = buttons
    .filter((button) => button.id === press?.buttonId || !refused.includes(button))
    .map((button) => ({ value: button.id, label: nameOf(button) }));
  const isGone = press !== null && !options.some(({ value }) => value === press.buttonId);
  const notOffered = refused.map((button) =>
    t(`overdue.asks.${reasonOf(workflow, button)}`, { button: nameOf(button) }),
  );
  return (
    <>
      <SelectField
        name="overdueButton"
        label={t("overdue.button")}
        description={[t("overdue.help"), ...notOffered].join(" ")}
        value={press?.buttonId ?? null}
        error={CODES.map(problem).find((said) => said !== null) ?? null}
        options={isGone ? [...options, { value: press.buttonId, label: t("overdue.gone") }] : options}
        clearable
        disabled={!mayEdit}
        onChange={(buttonId) => set({ overduePress: buttonId === null ? null : { buttonId, afterHours } })}
      />
      {press && (
        <NumberField
          name="overdueAfterHours"
          label={t("overdue.after")}
          description={t("overdue.afterHelp")}
          value={afterHours}
          error={null}
          min={0}
          max={MOST.hours}
          decimalScale={0}
          disabled={!mayEdit}
          onChange={(hours) =>
            set({ overduePress: { ...press, afterHours: Math.min(MOST.hours, Math.max(0, Math.round(hours ?? 0))) } })
          }
        />
      )}
    </>
  );
}

/** The first of what it asks of whoever presses it. */
function reasonOf(workflow: Workflow, button: Button): "reason" | "required" | "people" {
  const { asksForReason, checksRequiredFields } = pressingOf(workflow, button);
  if (asksForReason) return "reason";
  return checksRequiredFields ? "required" : "people";
}
