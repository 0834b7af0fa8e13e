import { SquareDashed } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import type { DragAreaSetting } from "./rules";
import { PanelFill as Fill, PanelSketch as Sketch, PanelView as View } from "./view";

export const drawn: DrawnKind<DragAreaSetting, never> = {
  icon: SquareDashed,
  newSetting: () => ({ label: "" }),
  drawsHelp: true,
  frame: "none",
  Fill,
  View,
  Sketch,
};
