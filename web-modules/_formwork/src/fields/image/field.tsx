import { Image } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import type { ImageSetting } from "./rules";
import { ImageSketch as Sketch } from "./sketch";
import { ImageFill as Fill, ImageView as View } from "./view";

export const drawn: DrawnKind<ImageSetting> = {
  icon: Image,
  // A title is the author's to give.
  newSetting: () => ({ label: "" }),
  frame: "none",
  Fill,
  View,
  Sketch,
};
