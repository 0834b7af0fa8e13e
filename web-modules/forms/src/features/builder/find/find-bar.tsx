import { useFieldName, useKindName } from "@groundwork/formwork";
import { ActionIcon, SearchInput } from "@groundwork/kit";
import { ArrowDown, ArrowUp, X } from "@groundwork/kit/icons";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { findingMessages } from "../../../messages/finding";
import { focusField } from "../canvas/focus";
import { useBody, useBuilder, useSelectedId } from "../state/hooks";
import classes from "./find.module.css";
import { closeFinding } from "./finding";
import { foundIn, stepFrom } from "./found";

/** What is typed is looked for in the whole form; Enter goes on to the next field, with Shift to the one before. */
export function FindBar({ asked }: { asked: number }): ReactNode {
  const t = findingMessages.useT();
  const store = useBuilder();
  const body = useBody();
  const selectedId = useSelectedId();
  const nameOf = useFieldName();
  const kindName = useKindName();
  const [typed, setTyped] = useState("");
  const bar = useRef<HTMLElement>(null);
  const names = { nameOf, kindName };
  const found = foundIn(body, typed, names);
  const at = selectedId === null ? -1 : found.indexOf(selectedId);

  useEffect(() => {
    const input = asked > 0 ? bar.current?.querySelector("input") : null;
    input?.focus();
    input?.select();
  }, [asked]);

  const show = (fieldId: string | undefined, takesFocus = false) => {
    const place = store.index().get(fieldId ?? "");
    if (!place) return;
    store.select(place.field.id);
    focusField(place, takesFocus);
  };
  const go = (by: -1 | 1) => show(found[stepFrom(found, selectedId, by)]);
  const type = (next: string) => {
    setTyped(next);
    const now = foundIn(body, next, names);
    if (selectedId === null || !now.includes(selectedId)) show(now[0]);
  };
  const close = () => {
    closeFinding();
    show(selectedId ?? undefined, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Pinyin that is being composed: these keys end that.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <search ref={bar} className={classes.bar} aria-label={t("find.title")} onKeyDownCapture={onKeyDown}>
      <div className={classes.typed}>
        <SearchInput value={typed} onChange={type} label={t("find.label")} delay={0} />
      </div>
      <span className={classes.count} aria-hidden>
        {typed.trim() !== "" &&
          (found.length === 0 ? t("find.none") : t("find.at", { at: at + 1, count: found.length }))}
      </span>
      <span className={classes.told} role="status">
        {told()}
      </span>
      <Tool label={t("find.previous")} disabled={found.length === 0} onClick={() => go(-1)}>
        <ArrowUp size={18} aria-hidden />
      </Tool>
      <Tool label={t("find.next")} disabled={found.length === 0} onClick={() => go(1)}>
        <ArrowDown size={18} aria-hidden />
      </Tool>
      <Tool label={t("find.close")} onClick={close}>
        <X size={18} aria-hidden />
      </Tool>
    </search>
  );

  function told(): string {
    if (typed.trim() === "") return "";
    const field = selectedId === null || at < 0 ? null : store.index().get(selectedId)?.field;
    if (!field) return found.length === 0 ? t("find.none") : "";
    return t("find.told", { name: nameOf(field), kind: kindName(field.type), at: at + 1, count: found.length });
  }
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, children, ...button }: ToolProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} {...button}>
      {children}
    </ActionIcon>
  );
}
