import { PanelTop } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { HeaderSectionFill as Fill } from "./fill";
import type { HeaderSectionSetting } from "./rules";
import { HeaderSectionSketch as Sketch } from "./sketch";
import { HeaderSectionView as View } from "./view";

export const drawn: DrawnKind<HeaderSectionSetting> = { icon: PanelTop, frame: "none", Fill, View, Sketch };
