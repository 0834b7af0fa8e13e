import { ActionIcon, Anchor } from "@mantine/core";
import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { FullScreen } from "./full-screen";
import classes from "./photo-viewer.module.css";

export interface ShownPhoto {
  url: string;
  name: string;
}

interface Props {
  photos: readonly ShownPhoto[];
  /** Which one is shown first. */
  at: number;
  onClose: () => void;
}

/** A finger that moved less far meant to press. */
const SWIPE_PX = 40;

/** One photo over all of the page; arrows and fingers lead to those beside it. */
export default function PhotoViewer({ photos, at: first, onClose }: Props): ReactNode {
  const t = kitMessages.useT();
  const [at, setAt] = useState(first);
  const [failed, setFailed] = useState<string | null>(null);
  const startedAt = useRef<number | null>(null);
  const photo = photos[at];
  if (!photo) return null;
  const move = (steps: number) => setAt((now) => Math.min(Math.max(now + steps, 0), photos.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps) move(steps);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = startedAt.current === null ? 0 : clientX - startedAt.current;
    startedAt.current = null;
    if (Math.abs(moved) >= SWIPE_PX) move(moved < 0 ? 1 : -1);
  };
  return (
    <FullScreen opened onClose={onClose} label={photo.name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows work wherever in it the focus is */}
      <div className={classes.viewer} onKeyDown={onKeyDown}>
        <header className={classes.head}>
          <p className={classes.name} aria-live="polite">
            {photo.name}
            {photos.length > 1 && <small>{t("photo.of", { number: at + 1, count: photos.length })}</small>}
          </p>
          <ActionIcon
            component="a"
            href={photo.url}
            download={photo.name}
            variant="subtle"
            size="xl"
            aria-label={t("photo.download")}
          >
            <Download size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" size="xl" aria-label={t("action.close")} onClick={onClose} data-autofocus>
            <X size={24} aria-hidden />
          </ActionIcon>
        </header>
        <div
          className={classes.stage}
          onPointerDown={({ clientX }) => {
            startedAt.current = clientX;
          }}
          onPointerUp={onPointerUp}
        >
          {failed === photo.url ? (
            <p className={classes.failed} role="alert">
              {t("photo.failed")}{" "}
              <Anchor href={photo.url} download={photo.name}>
                {t("photo.download")}
              </Anchor>
            </p>
          ) : (
            <img
              key={photo.url}
              src={photo.url}
              alt={photo.name}
              draggable={false}
              onError={() => setFailed(photo.url)}
            />
          )}
        </div>
        {photos.length > 1 && (
          <nav className={classes.turns} aria-label={t("photo.others")}>
            <ActionIcon
              variant="default"
              size="xl"
              aria-label={t("photo.previous")}
              disabled={at === 0}
              onClick={() => move(-1)}
            >
              <ChevronLeft size={24} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="xl"
              aria-label={t("photo.next")}
              disabled={at === photos.length - 1}
              onClick={() => move(1)}
            >
              <ChevronRight size={24} aria-hidden />
            </ActionIcon>
          </nav>
        )}
      </div>
    </FullScreen>
  );
}
