import { SquareChevronDown } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps } from "../drawn-kind";
import { SelectionCell } from "../selection/cell-fill";
import { isListed, type ListedValue } from "../selection/listed";
import { OpeningSelection } from "../selection/opening-selection";
import { SelectionView } from "../selection/selection-view";
import type { DropdownSetting } from "./rules";

function Fill(props: FillProps<DropdownSetting, ListedValue>): ReactNode {
  const { multiple, searchable, placeholder } = props.setting;
  return <OpeningSelection {...props} isMany={multiple} isSearched={searchable} placeholder={placeholder} />;
}

export const drawn: DrawnKind<DropdownSetting, ListedValue> = {
  icon: SquareChevronDown,
  newSetting: (t) => ({
    options: t("dropdown.trades")
      .split("\n")
      .map((label, at) => ({ id: at + 1, label })),
  }),
  frame: "control",
  // Several, an own answer and what is searched need room.
  CellFill: (props) =>
    props.setting.multiple || props.setting.other || isListed(props.setting) ? (
      <Fill {...props} />
    ) : (
      <SelectionCell {...props} />
    ),
  Fill,
  View: SelectionView,
};
