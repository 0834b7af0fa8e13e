import { Dialog } from "@groundwork/kit";
import type { ReactNode } from "react";
import { changeMessages } from "../../../messages/changes";
import type { SubmissionDetail } from "../api";
import { WhatChanged } from "./change-list";
import { changesOf } from "./changed";
import classes from "./changes.module.css";
import type { SinceMyPress } from "./since-my-press";

interface Props {
  since: SinceMyPress;
  detail: SubmissionDetail;
  fieldId: string;
  onClose: () => void;
}

/** What one field said when its reader last pressed a button. */
export default function ChangeDialog({ since, detail, fieldId, onClose }: Props): ReactNode {
  const t = changeMessages.useT();
  const changed = since.changedFields.filter((each) => each.fieldId === fieldId);
  const change = changesOf(changed, detail.pages)[0]?.changes[0];
  if (!change) return null;
  return (
    <Dialog opened onClose={onClose} title={change.name || t("changes.unnamed")}>
      <div className={classes.alone}>
        <WhatChanged change={change} timeZone={detail.project?.timeZone} />
      </div>
    </Dialog>
  );
}
