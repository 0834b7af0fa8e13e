import { SquareMousePointer } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { SubmitButtonFill as Fill } from "./fill";
import type { SubmitButtonSetting } from "./rules";

export const drawn: DrawnKind<SubmitButtonSetting, never> = {
  icon: SquareMousePointer,
  newSetting: (t) => ({ label: t("button.submit") }),
  frame: "none",
  Fill,
  // Who reads a form presses nothing.
  View: () => null,
};
