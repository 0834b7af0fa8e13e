import { ActionIcon } from "@groundwork/kit";
import { Ellipsis } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { builderMessages } from "../../../messages/builder";
import { clipboardMessages } from "../../../messages/clipboard";
import { useClipboard } from "../clipboard/offered";
import { selectNeighbourToo } from "../clipboard/select-more";
import type { Shift } from "../model/shifts";
import { useBuilder } from "../state/hooks";
import classes from "./canvas.module.css";
import type { FieldActions } from "./field-actions";

const MOVES: readonly { shift: Shift; keys: string }[] = [
  { shift: "up", keys: "Alt ↑" },
  { shift: "down", keys: "Alt ↓" },
  { shift: "left", keys: "Alt ←" },
  { shift: "right", keys: "Alt →" },
  { shift: "besidePrevious", keys: "Alt J" },
];

interface FieldMenuProps {
  fieldId: string;
  actions: FieldActions;
}

/** What else can be done with the field that is selected. A part of its own: it comes when one is. */
export default function FieldMenu({ fieldId, actions }: FieldMenuProps): ReactNode {
  const t = builderMessages.useT();
  const clipT = clipboardMessages.useT();
  const store = useBuilder();
  const clipboard = useClipboard();
  // On a phone there is no key to hold: each press takes one more.
  const selectNext = () => selectNeighbourToo(store, store.at().fieldId ?? fieldId, 1);
  const row = store.index().get(fieldId)?.row;
  const isBeside = row?.components.some(({ id }) => id === fieldId) && row.components.length > 1;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="md" aria-label={t("builder.more")} title={t("builder.more")}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {clipboard && (
          <>
            <Item keys="Ctrl C" onClick={() => clipboard.copy()}>
              {clipT("clip.copy")}
            </Item>
            {isBeside && row && (
              <Menu.Item onClick={() => clipboard.copy({ rowId: row.id })}>{clipT("clip.copyRow")}</Menu.Item>
            )}
            {clipboard.saveBlock && (
              <Menu.Item onClick={() => clipboard.saveBlock?.()}>{clipT("clip.saveBlock")}</Menu.Item>
            )}
            {clipboard.cut && (
              <Item keys="Ctrl X" onClick={() => clipboard.cut?.()}>
                {clipT("clip.cut")}
              </Item>
            )}
            {clipboard.paste && (
              <Item keys="Ctrl V" onClick={() => clipboard.paste?.()}>
                {clipT("clip.paste")}
              </Item>
            )}
            {clipboard.insertBlock && (
              <Menu.Item onClick={() => clipboard.insertBlock?.()}>{clipT("clip.insertBlock")}</Menu.Item>
            )}
            <Item keys="Shift ↓" onClick={selectNext}>
              {clipT("clip.selectNext")}
            </Item>
            {!store.isFixed && <Menu.Divider />}
          </>
        )}
        {!store.isFixed &&
          MOVES.map(({ shift, keys }) => (
            <Item key={shift} keys={keys} onClick={() => actions.shift(shift)}>
              {t(`builder.shift.${shift}`)}
            </Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ keys, onClick, children }: { keys: string; onClick: () => void; children: ReactNode }): ReactNode {
  return (
    <Menu.Item rightSection={<kbd className={classes.keys}>{keys}</kbd>} onClick={onClick}>
      {children}
    </Menu.Item>
  );
}
