import { ActionIcon } from "@groundwork/kit";
import { ArrowDown, ArrowUp, ArrowUpDown, Trash2 } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import { MOST_LABEL } from "../kind";
import classes from "./options-editor.module.css";
import type { Choice } from "./selection";

export const OPTION_MARK = "data-option";

interface OptionRowProps {
  option: Choice;
  at: number;
  isLast: boolean;
  onWrite: (text: string) => void;
  onNext: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One option: written, moved, removed; Enter goes on with the next. */
export function OptionRow({ option, at, isLast, onWrite, onNext, onMove, onRemove }: OptionRowProps): ReactNode {
  const t = formworkMessages.useT();
  const { id, label } = option;
  return (
    <div className={classes.row}>
      <input
        className={classes.label}
        {...{ [OPTION_MARK]: id }}
        aria-label={t("builder.option", { number: at + 1 })}
        value={label}
        maxLength={MOST_LABEL}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (!/\n/.test(text.trim())) return;
          event.preventDefault();
          onWrite(text.trim());
        }}
        onKeyDown={(event) => {
          // Enter that chooses what an input method proposes is not meant for us.
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onNext();
        }}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={at === 0 && isLast}
            aria-label={t("builder.moveOption", { label })}
          >
            <ArrowUpDown size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<ArrowUp size={16} aria-hidden />} disabled={at === 0} onClick={() => onMove(at - 1)}>
            {t("builder.up")}
          </Menu.Item>
          <Menu.Item leftSection={<ArrowDown size={16} aria-hidden />} disabled={isLast} onClick={() => onMove(at + 1)}>
            {t("builder.down")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon variant="subtle" color="gray" aria-label={t("builder.removeOption", { label })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
