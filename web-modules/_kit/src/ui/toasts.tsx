import { Button, CloseButton, Text } from "@mantine/core";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { isApiError } from "../api/error";
import { kitMessages } from "../i18n/kit-messages";
import { createExternalList } from "./external-list";
import classes from "./toasts.module.css";

export interface ToastContent {
  /** What happened: "Lim Wei was removed". */
  title: string;
  /** What follows from it, or what to do next. */
  detail?: string;
  /** One thing to do about it, e.g. undo or open. */
  action?: { label: string; run: () => void };
}

interface Shown extends ToastContent {
  id: number;
  tone: "done" | "info" | "failed";
}

const READING_MS = 6000;
/** To read it, to regret it, and to get there, by keyboard too. */
const DECIDING_MS = 12_000;
/** To be seen by who looked elsewhere, and to be copied; then whatever lies under it is free again. */
const FAILED_MS = 20_000;
const ICONS = { done: CircleCheck, info: Info, failed: CircleAlert } as const;

const toasts = createExternalList<Shown>();
let nextId = 1;

function show(tone: Shown["tone"], content: ToastContent): void {
  toasts.add({ ...content, tone, id: nextId++ });
}

/** What was said to who was here before. */
export const clearToasts = (): void => toasts.clear();

export const toast = {
  done: (content: ToastContent) => show("done", content),
  info: (content: ToastContent) => show("info", content),
  /** Of what no place on the page can tell: what is wrong with a field stands beside it. */
  failed: (content: ToastContent) => show("failed", content),
  /** A failed call: its message already says what to do; after a fault of ours, the reference is what support needs. */
  error: (error: unknown, title: string) => {
    const reference = isApiError(error) && error.httpStatus >= 500 ? error.requestId : null;
    const text = isApiError(error) ? error.message : kitMessages.t("error.broken");
    const detail = reference ? `${text} ${kitMessages.t("error.reference", { id: reference })}` : text;
    show("failed", { title, detail });
  },
} as const;

function lifeOf(shown: Shown): number {
  if (shown.tone === "failed") return FAILED_MS;
  return shown.action ? DECIDING_MS : READING_MS;
}

function ToastCard({ shown }: { shown: Shown }): ReactNode {
  const t = kitMessages.useT();
  const [held, setHeld] = useState(false);
  const Icon = ICONS[shown.tone];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toasts.remove(shown), lifeOf(shown));
    return () => clearTimeout(timer);
  }, [shown, held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from vanishing
    <div
      className={classes.toast}
      data-tone={shown.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.text}>
        <Text fw={600}>{shown.title}</Text>
        {shown.detail && <Text size="sm">{shown.detail}</Text>}
      </div>
      {shown.action && (
        <Button
          variant="light"
          size="compact-sm"
          className={classes.action}
          onClick={() => {
            toasts.remove(shown);
            shown.action?.run();
          }}
        >
          {shown.action.label}
        </Button>
      )}
      <CloseButton aria-label={t("toast.dismiss")} onClick={() => toasts.remove(shown)} />
    </div>
  );
}

/** Where toasts appear. The region exists from the start: a live region that comes with its text is not read out. */
export function ToastHost(): ReactNode {
  const items = toasts.useItems();
  return (
    <div className={classes.region} role="status" aria-live="polite" aria-relevant="additions">
      {items.map((each) => (
        <ToastCard key={each.id} shown={each} />
      ))}
    </div>
  );
}
