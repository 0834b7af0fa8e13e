import { Button, Text } from "@groundwork/kit";
import { BadgeCheck } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEditor } from "../../editor-context";
import { addApproval, canAddApproval, stepsOf, type Workflow } from "../../graph";
import { messages } from "../../messages";
import { useFit } from "../canvas/use-fit";
import { useShowSettings } from "../editor/show-settings";
import classes from "./panel.module.css";

/** Apart: who draws on has no use for it. */
const PresetDialog = lazy(() => import("../presets/preset-dialog"));

/** For a form that is done once it is filled in, or after the step shown: what most people draw next. */
export function ApprovalOffer({ stepId }: { stepId?: string }): ReactNode {
  const t = messages.useT();
  const { workflow, mayEdit, apply } = useEditor();
  const showSettings = useShowSettings();
  const fit = useFit();
  const [isChoosing, setChoosing] = useState(false);
  if (!mayEdit || !canAddApproval(workflow, stepId)) return null;
  const isFirst = stepsOf(workflow).length === 1;
  const offer = () => {
    const step = t(isFirst ? "panel.approval" : "panel.furtherApproval");
    const words = { step, approve: t("panel.approve"), refuse: t("panel.refuse") };
    const added = addApproval(workflow, words, stepId);
    if (!added) return;
    apply(() => added.workflow);
    showSettings(added.nodeId);
    fit();
  };
  return (
    <aside className={classes.offer}>
      <Text size="sm">{t(isFirst ? "panel.approvalHelp" : "panel.furtherApprovalHelp")}</Text>
      <Button variant="default" size="sm" leftSection={<BadgeCheck size={16} aria-hidden />} onClick={offer}>
        {t("panel.addApproval")}
      </Button>
      {isAsItBegan(workflow) && (
        <Button variant="subtle" size="sm" onClick={() => setChoosing(true)}>
          {t("panel.presets")}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <PresetDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </aside>
  );
}

/** One step, its button, the end: more than that somebody drew. */
function isAsItBegan({ nodes }: Workflow): boolean {
  return nodes.length === 3 && ["step", "button", "close"].every((type) => nodes.some((each) => each.type === type));
}
