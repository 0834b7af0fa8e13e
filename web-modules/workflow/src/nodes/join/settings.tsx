import { Text } from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { Graph } from "../../graph";
import { messages } from "../../messages";
import { useNodeSettings } from "../use-node-settings";
import type { JoinNode } from "./rules";

const ALL = "all";

/** How many of the parallel steps are enough. */
export function JoinSettings({ node }: { node: JoinNode }): ReactNode {
  const t = messages.useT();
  const { workflow } = useEditor();
  const { mayEdit, set, problem } = useNodeSettings(node);
  const { needed } = node.data;
  const count = Math.max(new Graph(workflow).lastSteps(node.id).size, needed ?? 0);
  const options = Array.from({ length: count }, (_, at) => ({
    value: String(at + 1),
    label: t("join.some", { count: at + 1 }),
  }));
  return (
    <>
      <Text c="dimmed">{t("join.help")}</Text>
      <SelectField
        name="needed"
        label={t("join.needed")}
        value={needed === null ? ALL : String(needed)}
        error={problem("joinNeedsTooMany")}
        disabled={!mayEdit}
        options={[{ value: ALL, label: t("join.all") }, ...options]}
        onChange={(next) => set({ needed: next === null || next === ALL ? null : Number(next) })}
      />
    </>
  );
}
