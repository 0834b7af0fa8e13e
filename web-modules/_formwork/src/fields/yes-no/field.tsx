import { ClipboardCheck } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { YesNoFill } from "./fill";
import type { YesNoSetting, YesNoValue } from "./rules";
import { YesNoView } from "./view";

export const drawn: DrawnKind<YesNoSetting, YesNoValue> = {
  icon: ClipboardCheck,
  newSetting: (t) => ({ yesLabel: t("yesNo.yes"), noLabel: t("yesNo.no"), naLabel: t("yesNo.na") }),
  frame: "radiogroup",
  Fill: YesNoFill,
  View: YesNoView,
};
