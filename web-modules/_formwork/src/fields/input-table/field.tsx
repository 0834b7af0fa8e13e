import { Table } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { InputTableFill as Fill } from "./fill";
import type { TableValue } from "./lines";
import { type InputTableSetting, newParts } from "./rules";
import { InputTableSketch as Sketch } from "./sketch";
import { InputTableView as View } from "./view";

export const drawn: DrawnKind<InputTableSetting, TableValue> = {
  icon: Table,
  frame: "group",
  newParts: (t) => newParts(t("inputTable.column"), t("inputTable.row")),
  showsEmpty: true,
  Fill,
  View,
  Sketch,
};
