import { TextInitial } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import type { TextBlockSetting } from "./rules";
import { TextBlockSketch as Sketch } from "./sketch";
import { TextBlockFill as Fill, TextBlockView as View } from "./view";

export const drawn: DrawnKind<TextBlockSetting> = {
  icon: TextInitial,
  newSetting: () => ({ label: "" }),
  frame: "none",
  Fill,
  View,
  Sketch,
};
