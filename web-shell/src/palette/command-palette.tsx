import { ActionIcon, Modal, runReported, useMediaQuery } from "@groundwork/kit";
import { RotateCcw, Search, X } from "@groundwork/kit/icons";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { messages } from "../messages";
import classes from "./command-palette.module.css";
import { useFoundGroups } from "./found-groups";
import { GroupView } from "./group-view";
import { bestGroupsFirst, type PaletteGroup, type PaletteItem, rankOf, search } from "./item";
import { useOwnGroups, useRecentGroup } from "./own-groups";

/** What fits the text: at once what the shell knows, then what the modules find as it comes in. What is called so, or
 * begins so, stands first, whoever knows it. */
function useGroups(query: string): PaletteGroup[] {
  const recent = useRecentGroup();
  const own = useOwnGroups();
  const found = useFoundGroups(query);
  const fitting = (query.trim() ? own : [recent, ...own]).map((group) => ({
    ...group,
    items: search(group.items, query),
  }));
  return bestGroupsFirst([...fitting.filter(({ items }) => items.length > 0), ...found], query);
}

/** Ctrl/⌘-K: whatever there is, by a few letters of its name or number. */
export default function CommandPalette({ onClose }: { onClose: () => void }): ReactNode {
  const t = messages.useT();
  const id = useId();
  // All of the screen: its keyboard takes half.
  const isPhone = useMediaQuery("(max-width: 36em)") ?? false;
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState<string | null>(null);
  /** Somebody chose the mark: it is theirs. */
  const isMoved = useRef(false);
  const groups = useGroups(query);
  const items = groups.flatMap((group) => (group.state === "failed" ? [retryOf(group)] : group.items));
  const active = items.find((item) => item.id === at) ?? items[0];
  const isAsking = groups.some(({ state }) => state === "asking");
  const without = groups.filter(({ state, items: { length } }) => state === "done" && length === 0);

  // What is marked stays marked: an answer that comes later must not slip under Enter, unless it is what was typed, or
  // begins so, and what was marked does not.
  const first = items[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when another one stands first
  useEffect(() => {
    setAt((before) => {
      const marked = items.find(({ id: each }) => each === before);
      const isBetter = marked && first && !isMoved.current && rankOf(first, query) < rankOf(marked, query);
      return before === null || isBetter ? (first?.id ?? null) : before;
    });
  }, [first?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the marked option has moved
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active?.id, query]);

  const run = (item: PaletteItem | undefined) => {
    if (!item) return;
    if (!item.id.startsWith(RETRY)) onClose();
    void runReported(item.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a Chinese word belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next =
        (items.findIndex(({ id: each }) => each === active?.id) + step + items.length) % Math.max(items.length, 1);
      isMoved.current = true;
      setAt(items[next]?.id ?? null);
    } else if (event.key === "Enter") {
      event.preventDefault();
      run(active);
    }
  };

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      yOffset="10dvh"
      fullScreen={isPhone}
      classNames={{ root: "gw-locks-scroll" }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t("palette.label")} radius={isPhone ? 0 : "md"}>
        <div className={classes.palette}>
          <div className={classes.box}>
            <Search size={18} aria-hidden />
            <input
              data-autofocus
              className={classes.input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded="true"
              aria-controls={`${id}list`}
              aria-activedescendant={active ? `${id}${active.id}` : undefined}
              aria-label={t("palette.label")}
              placeholder={t("palette.hint")}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              value={query}
              onChange={(event) => {
                setQuery(event.currentTarget.value);
                setAt(null);
                isMoved.current = false;
              }}
              onKeyDown={onKeyDown}
            />
            <ActionIcon className={classes.close ?? ""} aria-label={t("palette.close")} onClick={onClose}>
              <X size={20} aria-hidden />
            </ActionIcon>
          </div>
          <div
            ref={list}
            id={`${id}list`}
            role="listbox"
            aria-label={t("palette.label")}
            aria-busy={isAsking}
            className={classes.list}
          >
            {groups
              .filter((group) => !without.includes(group))
              .map((group) => (
                <GroupView
                  key={group.id}
                  id={id}
                  group={group.state === "failed" ? { ...group, items: [retryOf(group)] } : group}
                  active={active}
                  onPoint={(item) => {
                    isMoved.current = true;
                    setAt(item.id);
                  }}
                  onChoose={run}
                />
              ))}
          </div>
          {items.length > 0 && without.length > 0 && !isAsking && (
            <p className={classes.without}>
              {t("palette.without", { kinds: without.map(({ title }) => title).join(t("palette.comma")) })}
            </p>
          )}
          {items.length === 0 && !isAsking && <p className={classes.empty}>{t("palette.empty", { query })}</p>}
          <p className={classes.count} role="status">
            {isAsking ? t("palette.asking") : t("palette.results", { count: items.length })}
          </p>
        </div>
      </Modal.Content>
    </Modal.Root>
  );

  function retryOf({ id: groupId, title, retry }: PaletteGroup): PaletteItem {
    return {
      id: `${RETRY}${groupId}`,
      label: t("palette.failed", { kind: title }),
      icon: RotateCcw,
      run: () => retry?.(),
    };
  }
}

const RETRY = "retry:";
