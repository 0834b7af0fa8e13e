import { LoadingState, Stack, Text } from "@groundwork/kit";
import { TextField } from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense } from "react";
import { useEditor } from "../../editor-context";
import { onOneLine, waysOut } from "../../graph";
import { messages } from "../../messages";
import { MOST } from "../kind";
import { useNodeSettings } from "../use-node-settings";
import type { ConditionNode } from "./rules";

/** Apart: it needs what every kind of field is asked. */
const Ways = lazy(() => import("./ways"));

export function ConditionSettings({ node }: { node: ConditionNode }): ReactNode {
  const t = messages.useT();
  const { workflow } = useEditor();
  const { mayEdit, set } = useNodeSettings(node);
  const { branches, otherwise } = waysOut(workflow, node.id);
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t("condition.help")}
      </Text>
      <TextField
        name="name"
        label={t("condition.name")}
        placeholder={t("condition.namePlaceholder")}
        value={node.data.name}
        error={null}
        maxLength={MOST.name}
        readOnly={!mayEdit}
        onChange={(next) => set({ name: onOneLine(next) })}
      />
      {branches.length + otherwise.length === 0 ? (
        <Text size="sm">{t("condition.noWays")}</Text>
      ) : (
        <Suspense fallback={<LoadingState rows={3} />}>
          <Ways branches={branches} otherwise={otherwise} />
        </Suspense>
      )}
    </Stack>
  );
}
