import type { ReactNode } from "react";
import { messages } from "../messages";
import classes from "./command-palette.module.css";
import type { PaletteGroup, PaletteItem } from "./item";

interface GroupViewProps {
  /** Of the palette: the box names the marked option by it. */
  id: string;
  group: PaletteGroup;
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

export function GroupView({ id, group, active, onPoint, onChoose }: GroupViewProps): ReactNode {
  const t = messages.useT();
  const heading = `${id}${group.id}heading`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-labelledby={heading} className={classes.group}>
      <div id={heading} role="presentation" className={classes.heading}>
        {group.title}
      </div>
      {group.items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box, whose keys choose
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={item.id}
          id={`${id}${item.id}`}
          role="option"
          aria-selected={item.id === active?.id}
          className={classes.option}
          onPointerMove={() => onPoint(item)}
          onClick={() => onChoose(item)}
        >
          <item.icon size={18} aria-hidden />
          <span className={classes.label}>{item.label}</span>
          {item.detail && <span className={classes.detail}>{item.detail}</span>}
        </div>
      ))}
      {group.state === "asking" && group.items.length === 0 && (
        <div role="presentation" className={classes.asking}>
          {t("palette.asking")}
        </div>
      )}
    </div>
  );
}
