import type { PDFDocumentProxy, RenderTask } from "pdfjs-dist";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import classes from "./viewer.module.css";

interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  /** CSS pixels a point. */
  scale: number;
}

/** How far outside the window a page is drawn already. */
const AHEAD = "600px";

function useNearView(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: AHEAD });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return [frame, near];
}

/** One sheet: drawn when it comes near the window, its words behind it for readers and for the search of the browser. */
export function PdfPage({ document, number, scale }: PdfPageProps): ReactNode {
  const t = messages.useT();
  const [frame, near] = useNearView();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState("");
  const [ratio, setRatio] = useState(Math.SQRT2);
  const [width, setWidth] = useState(595);

  useEffect(() => {
    if (!near) return;
    let drawing: RenderTask | null = null;
    let left = false;
    void document.getPage(number).then(async (page) => {
      const plain = page.getViewport({ scale: 1 });
      if (left || !canvas.current) return;
      setRatio(plain.height / plain.width);
      setWidth(plain.width);
      const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio, 2) });
      canvas.current.width = Math.floor(viewport.width);
      canvas.current.height = Math.floor(viewport.height);
      drawing = page.render({ canvas: canvas.current, viewport });
      await drawing.promise.catch(() => undefined);
      const content = await page.getTextContent();
      if (!left) setWords(content.items.map((item) => ("str" in item ? item.str : "")).join(" "));
    });
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [document, number, scale, near]);

  const size = { width: `${width * scale}px`, height: `${width * scale * ratio}px` };
  return (
    <div ref={frame} className={classes.sheet} style={size}>
      <canvas
        ref={canvas}
        className={classes.canvas}
        role="img"
        aria-label={`${t("viewer.page", { number, pages: document.numPages })}. ${words}`}
      />
    </div>
  );
}
