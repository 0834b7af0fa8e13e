import { Table2 } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import type { TableSetting } from "./rules";
import { TableView as Fill, TableSketch as Sketch, TableView as View } from "./view";

export const drawn: DrawnKind<TableSetting, never> = {
  icon: Table2,
  newSetting: () => ({ label: "" }),
  frame: "none",
  Fill,
  View,
  Sketch,
};
