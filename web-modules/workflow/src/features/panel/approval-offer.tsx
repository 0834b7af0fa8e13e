import { Button, Text } from "@groundwork/kit";
import { BadgeCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { addApproval, canAddApproval, stepsOf } from "../../graph";
import { messages } from "../../messages";
import { useFit } from "../canvas/use-fit";
import { useShowSettings } from "../editor/show-settings";
import classes from "./panel.module.css";

/** For a form that is done once it is filled in, or after the step shown: what most people draw next. */
export function ApprovalOffer({ stepId }: { stepId?: string }): ReactNode {
  const t = messages.useT();
  const { workflow, mayEdit, apply } = useEditor();
  const showSettings = useShowSettings();
  const fit = useFit();
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
    </aside>
  );
}
