import { Pilcrow } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import type { RichTextSetting } from "./rules";
import { RichTextSketch as Sketch } from "./sketch";
import { RichTextFill as Fill, RichTextView as View } from "./view";

export const drawn: DrawnKind<RichTextSetting> = {
  icon: Pilcrow,
  newSetting: () => ({ label: "" }),
  frame: "none",
  Fill,
  View,
  Sketch,
};
