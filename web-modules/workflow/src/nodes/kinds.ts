import { CopyPlus, Flag, Footprints, Mail, Merge, MousePointerClick, Rows3, Split, Undo2 } from "@groundwork/kit/icons";
import { BackToPreviousCard } from "./back-to-previous/card";
import { BackToPreviousSettings } from "./back-to-previous/settings";
import { ButtonCard } from "./button/card";
import { ButtonSettings } from "./button/settings";
import { CloseCard } from "./close/card";
import { CloseSettings } from "./close/settings";
import { ConditionCard } from "./condition/card";
import { ConditionSettings } from "./condition/settings";
import { CreateNewVersionCard } from "./create-new-version/card";
import { CreateNewVersionSettings } from "./create-new-version/settings";
import { JoinCard } from "./join/card";
import { JoinSettings } from "./join/settings";
import type { NodeKind } from "./node-kind";
import { ParallelCard } from "./parallel/card";
import { ParallelSettings } from "./parallel/settings";
import { NODE_RULES, type Node, type NodeType } from "./rules-registry";
import { SendEmailCard } from "./send-email/card";
import { SendEmailSettings } from "./send-email/settings";
import { StepCard } from "./step/card";
import { StepSettings } from "./step/settings";

/** What is drawn of every kind; its rules are in `rules-registry.ts`. */
const KINDS = {
  step: {
    rules: NODE_RULES.step,
    icon: Footprints,
    offer: "step.offer",
    Card: StepCard,
    atFields: ["stepNameMissing", "stepWithoutTeam", "unknownPage"],
    Settings: StepSettings,
  },
  button: {
    rules: NODE_RULES.button,
    icon: MousePointerClick,
    offer: "button.offer",
    Card: ButtonCard,
    atFields: ["buttonNameMissing"],
    Settings: ButtonSettings,
  },
  sendEmail: {
    rules: NODE_RULES.sendEmail,
    icon: Mail,
    offer: "sendEmail.offer",
    Card: SendEmailCard,
    atFields: ["subjectMissing", "recipientMissing"],
    Settings: SendEmailSettings,
  },
  condition: {
    rules: NODE_RULES.condition,
    icon: Split,
    offer: "condition.offer",
    Card: ConditionCard,
    atFields: [],
    Settings: ConditionSettings,
  },
  parallel: {
    rules: NODE_RULES.parallel,
    icon: Rows3,
    offer: "parallel.offer",
    Card: ParallelCard,
    atFields: [],
    Settings: ParallelSettings,
  },
  join: {
    rules: NODE_RULES.join,
    icon: Merge,
    offer: "join.offer",
    Card: JoinCard,
    atFields: ["joinNeedsTooMany"],
    Settings: JoinSettings,
  },
  backToPrevious: {
    rules: NODE_RULES.backToPrevious,
    icon: Undo2,
    offer: "backToPrevious.offer",
    Card: BackToPreviousCard,
    atFields: ["isAllBackToPreviousClose"],
    Settings: BackToPreviousSettings,
  },
  createNewVersion: {
    rules: NODE_RULES.createNewVersion,
    icon: CopyPlus,
    offer: "createNewVersion.offer",
    Card: CreateNewVersionCard,
    atFields: ["isAllCreateNewVersionClose"],
    Settings: CreateNewVersionSettings,
  },
  close: {
    rules: NODE_RULES.close,
    icon: Flag,
    offer: "close.offer",
    Card: CloseCard,
    atFields: [],
    Settings: CloseSettings,
  },
} as const satisfies { [Type in NodeType]: NodeKind<Extract<Node, { type: Type }>> };

export function kindOf(type: NodeType): NodeKind {
  return KINDS[type] as unknown as NodeKind;
}
