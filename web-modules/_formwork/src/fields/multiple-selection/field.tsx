import { ListChecks } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps } from "../drawn-kind";
import { isListed, type ListedValue } from "../selection/listed";
import { MOST_BESIDE, OpeningSelection } from "../selection/opening-selection";
import { OptionsList } from "../selection/options-list";
import { firstOptions, SelectionView } from "../selection/selection-view";
import type { MultipleSelectionSetting } from "./rules";

function Fill(props: FillProps<MultipleSelectionSetting, ListedValue>): ReactNode {
  const { setting, value, ids } = props;
  if (isListed(setting)) return <OpeningSelection {...props} isMany mostBeside={MOST_BESIDE} />;
  return (
    <OptionsList
      setting={setting}
      value={value}
      isMany
      name={ids.control}
      describedBy={ids.describedBy}
      onChange={(next) => props.onChange(next)}
    />
  );
}

export const drawn: DrawnKind<MultipleSelectionSetting, ListedValue> = {
  icon: ListChecks,
  newSetting: (t) => firstOptions((number) => t("builder.option", { number })),
  frame: "group",
  CellFill: (props) => (isListed(props.setting) ? <OpeningSelection {...props} isMany /> : <Fill {...props} />),
  cellFrameOf: (setting) => (isListed(setting) ? "control" : "group"),
  Fill,
  View: SelectionView,
};
