import { Modal, runReported } from "@groundwork/kit";
import { Search } from "@groundwork/kit/icons";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { messages } from "../messages";
import classes from "./command-palette.module.css";
import { type PaletteItem, search, usePaletteItems } from "./palette-items";

/** Ctrl/⌘-K: a page, a project or a command by a few letters of its name. */
export default function CommandPalette({ onClose }: { onClose: () => void }): ReactNode {
  const t = messages.useT();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const found = search(usePaletteItems(), query);
  const active = Math.min(at, found.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the marked option has moved
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, query]);

  const run = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    void runReported(item.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a Chinese word belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === "Enter") {
      event.preventDefault();
      run(found[active]);
    }
  };

  return (
    <Modal.Root opened onClose={onClose} size="36rem" yOffset="12dvh" classNames={{ root: "gw-locks-scroll" }}>
      <Modal.Overlay />
      <Modal.Content aria-label={t("palette.label")} radius="md">
        <div className={classes.box}>
          <Search size={18} aria-hidden />
          <input
            data-autofocus
            className={classes.input}
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}list`}
            aria-activedescendant={found.length > 0 ? `${id}${active}` : undefined}
            aria-label={t("palette.label")}
            placeholder={t("palette.hint")}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div ref={list} id={`${id}list`} role="listbox" aria-label={t("palette.label")} className={classes.list}>
          {found.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box, whose keys choose
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={item.id}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === active}
              className={classes.option}
              onPointerMove={() => setAt(index)}
              onClick={() => run(item)}
            >
              {item.label}
              <span className={classes.group}>{item.group}</span>
            </div>
          ))}
        </div>
        {found.length === 0 && <p className={classes.empty}>{t("palette.empty", { query })}</p>}
        <p className={classes.count} role="status">
          {t("palette.results", { count: found.length })}
        </p>
      </Modal.Content>
    </Modal.Root>
  );
}
