import { ActionIcon, Group, Text } from "@groundwork/kit";
import { Minus, Plus } from "@groundwork/kit/icons";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { PdfPage } from "./pdf-page";
import classes from "./viewer.module.css";

const POINTS_ACROSS = 595;
const MOST_FITTED = 1.35;
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

function useFittedScale(): [React.RefObject<HTMLElement | null>, number] {
  const desk = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!desk.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(MOST_FITTED, Math.max(0.3, (entry.contentRect.width - 2) / POINTS_ACROSS)));
    });
    watch.observe(desk.current);
    return () => watch.disconnect();
  }, []);
  return [desk, scale];
}

/** All sheets one below the other, as wide as the window gives; larger and smaller from there. */
export function PdfPages({ document }: { document: PDFDocumentProxy }): ReactNode {
  const t = messages.useT();
  const [desk, fitted] = useFittedScale();
  const [zoom, setZoom] = useState(2);
  const factor = ZOOMS[zoom] ?? 1;
  return (
    <div className={classes.viewer}>
      <Group justify="flex-end" gap="xs" className={classes.zoom}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("viewer.zoomOut")}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <Minus size={18} aria-hidden />
        </ActionIcon>
        <Text size="sm" className={classes.percent} role="status">
          {t("viewer.zoom", { percent: Math.round(factor * 100) })}
        </Text>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t("viewer.zoomIn")}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Plus size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={desk} className={classes.desk} tabIndex={0} aria-label={t("viewer.title")}>
        {Array.from({ length: document.numPages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets never move
          <PdfPage key={index} document={document} number={index + 1} scale={fitted * factor} />
        ))}
      </section>
    </div>
  );
}
