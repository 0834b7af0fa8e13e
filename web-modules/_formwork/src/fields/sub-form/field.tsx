import { FileStack } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { SubFormFill as Fill, SubFormSketch as Sketch, SubFormView as View } from "./fill";
import type { SubFormSetting, SubFormValue } from "./rules";

export const drawn: DrawnKind<SubFormSetting, SubFormValue> = {
  icon: FileStack,
  frame: "group",
  Fill,
  View,
  Sketch,
  showsEmpty: true,
};
