import { Upload } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { UploadFill as Fill } from "./fill";
import type { UploadSetting, UploadValue } from "./rules";
import { UploadSketch as Sketch } from "./sketch";
import { UploadView as View } from "./view";

export const drawn: DrawnKind<UploadSetting, UploadValue> = { icon: Upload, frame: "group", Fill, View, Sketch };
