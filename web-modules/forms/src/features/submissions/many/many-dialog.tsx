import type { ReactNode } from "react";
import type { ManyDialogProps } from "./act-on-many";
import { ClaimMany, DeleteMany } from "./confirm-many";
import { HandOverMany } from "./hand-over-many";
import { PressMany } from "./press-many";
import { VoidMany } from "./void-many";

const DIALOGS = {
  press: PressMany,
  claim: ClaimMany,
  handOver: HandOverMany,
  void: VoidMany,
  delete: DeleteMany,
} as const;

export type DialogOfMany = keyof typeof DIALOGS;

/** What is done with many is asked here, as it is for one; what is refused stays and says why. */
export default function ManyDialog({ act, ...props }: ManyDialogProps & { act: DialogOfMany }): ReactNode {
  const Act = DIALOGS[act];
  return <Act {...props} />;
}
