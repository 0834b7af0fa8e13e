import { CircleDot } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps } from "../drawn-kind";
import { SelectionCell } from "../selection/cell-fill";
import { isListed, type ListedValue } from "../selection/listed";
import { MOST_BESIDE, OpeningSelection } from "../selection/opening-selection";
import { OptionsList } from "../selection/options-list";
import { firstOptions, SelectionView } from "../selection/selection-view";
import type { SingleSelectionSetting } from "./rules";

function Fill(props: FillProps<SingleSelectionSetting, ListedValue>): ReactNode {
  const { setting, value, ids } = props;
  if (isListed(setting)) return <OpeningSelection {...props} isMany={false} mostBeside={MOST_BESIDE} />;
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

export const drawn: DrawnKind<SingleSelectionSetting, ListedValue> = {
  icon: CircleDot,
  newSetting: (t) => firstOptions((number) => t("builder.option", { number })),
  frame: "radiogroup",
  // A list may be so long that it opens first.
  frameOf: (setting) => (isListed(setting) ? "group" : "radiogroup"),
  CellFill: (props) => {
    if (isListed(props.setting)) return <OpeningSelection {...props} isMany={false} />;
    // An own answer needs room to be written.
    return props.setting.other ? <Fill {...props} /> : <SelectionCell {...props} />;
  },
  cellFrameOf: (setting) => (isListed(setting) || !setting.other ? "control" : "radiogroup"),
  Fill,
  View: SelectionView,
};
