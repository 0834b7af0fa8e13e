import { CircleDot } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps } from "../drawn-kind";
import { SelectionCell } from "../selection/cell-fill";
import { OptionsList } from "../selection/options-list";
import type { SelectionValue } from "../selection/selection";
import { firstOptions, SelectionView } from "../selection/selection-view";
import type { SingleSelectionSetting } from "./rules";

function Fill(props: FillProps<SingleSelectionSetting, SelectionValue>): ReactNode {
  const { setting, value, ids } = props;
  return (
    <OptionsList
      setting={setting}
      value={value}
      isMany={false}
      name={ids.control}
      describedBy={ids.describedBy}
      onChange={(next) => props.onChange(next)}
    />
  );
}

export const drawn: DrawnKind<SingleSelectionSetting, SelectionValue> = {
  icon: CircleDot,
  newSetting: (t) => firstOptions((number) => t("builder.option", { number })),
  frame: "radiogroup",
  // An own answer needs room to be written.
  CellFill: (props) => (props.setting.other ? <Fill {...props} /> : <SelectionCell {...props} />),
  Fill,
  View: SelectionView,
};
