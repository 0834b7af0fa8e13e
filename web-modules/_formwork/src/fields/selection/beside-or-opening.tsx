import { type ReactNode, useContext } from "react";
import { ChoiceSourceContext } from "../../fill/choices";
import ListedChoices, { useAbove, useOffer } from "./listed-choices";
import { type ListedFillProps, OpeningSelection } from "./opening-selection";

/** More than these are searched, on a phone too. */
export const MOST_BESIDE = 12;

/** As long as nobody knows how many there are it is closed: then what is chosen is read all the same. */
export default function BesideOrOpening(props: ListedFillProps): ReactNode {
  const { field, setting, value, ids, isMany } = props;
  const source = useContext(ChoiceSourceContext);
  const above = useAbove(field.id, setting);
  const { state, isWhole, items } = useOffer(field.id, setting, above.isChosen ? above.ids : null, "");
  const isShort = isWhole && items.length <= MOST_BESIDE;
  if (source === null || !above.isChosen || state !== "there" || !isShort) return <OpeningSelection {...props} />;
  return (
    <ListedChoices
      fieldId={field.id}
      setting={setting}
      value={value}
      isMany={isMany}
      isSearched={false}
      isOpen
      name={ids.control}
      describedBy={ids.describedBy}
      onChange={(next) => props.onChange(next)}
    />
  );
}
