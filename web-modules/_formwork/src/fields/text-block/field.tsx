import { TextInitial } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { TextBlockFill as Fill } from "./fill";
import type { TextBlockSetting } from "./rules";
import { TextBlockSketch as Sketch } from "./sketch";
import { TextBlockView as View } from "./view";

export const drawn: DrawnKind<TextBlockSetting, string> = {
  icon: TextInitial,
  newSetting: () => ({ label: "" }),
  frame: "none",
  showsEmpty: true,
  Fill,
  View,
  Sketch,
};
