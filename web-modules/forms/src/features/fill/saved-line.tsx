import { useUploadCount } from "@groundwork/formwork";
import { Anchor, useFormats } from "@groundwork/kit";
import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { fillMessages } from "../../messages/fill";
import classes from "./fill.module.css";
import type { Outbox } from "./outbox/outbox";
import type { OutboxState } from "./outbox/state";
import { useOutboxState } from "./use-outbox";

type T = ReturnType<typeof fillMessages.useT>;

/** Where what was entered is right now. */
function words(t: T, state: OutboxState, files: number, time: string | null): string {
  if (!state.isKept) return t("fill.state.notKept");
  if (state.conflicts.length > 0) return t("fill.state.conflicts", { count: state.conflicts.length });
  if (state.phase === "offline") return t("fill.state.offline", { count: state.unsent });
  if (state.phase === "signedOut") return t("fill.state.signedOut", { count: state.unsent });
  if (state.phase === "refused") return t("fill.state.refused", { count: state.unsent });
  if (state.phase === "sending" || state.phase === "waiting") return t("fill.state.saving");
  if (state.unsent > 0) return t("fill.state.complaints", { count: state.unsent });
  if (files > 0) return t(navigator.onLine ? "fill.state.files" : "fill.state.filesOffline", { count: files });
  return time ? t("fill.state.savedAt", { time }) : t("fill.state.saved");
}

function toneOf(state: OutboxState, files: number): "good" | "busy" | "kept" | "bad" {
  if (!state.isKept || state.conflicts.length > 0 || state.phase === "refused") return "bad";
  if (state.phase === "offline" || state.phase === "signedOut") return "kept";
  if (state.phase !== "saved") return "busy";
  if (state.unsent > 0) return "bad";
  return files > 0 ? "busy" : "good";
}

const ICONS = { good: CircleCheck, busy: LoaderCircle, kept: CloudOff, bad: TriangleAlert } as const;

interface SavedLineProps {
  outbox: Outbox;
  timeZone: string | undefined;
  onConflicts: () => void;
}

export function SavedLine({ outbox, timeZone, onConflicts }: SavedLineProps): ReactNode {
  const t = fillMessages.useT();
  const formats = useFormats();
  const state = useOutboxState(outbox);
  const files = useUploadCount();
  const tone = toneOf(state, files);
  const Icon = ICONS[tone];
  const text = words(t, state, files, state.savedAt && formats.date(state.savedAt, "time", timeZone));
  // What is kept here is still there after signing in, where the page leads when it starts anew.
  const act =
    state.conflicts.length > 0 ? onConflicts : state.phase === "signedOut" ? () => window.location.reload() : null;
  return (
    <span className={classes.saved} data-tone={tone} role="status">
      <Icon size={16} aria-hidden />
      {act ? (
        <Anchor component="button" type="button" onClick={act}>
          {text}
        </Anchor>
      ) : (
        <span>{text}</span>
      )}
    </span>
  );
}
