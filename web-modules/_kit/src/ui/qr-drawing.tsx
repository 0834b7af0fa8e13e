import encodeQR from "qr";
import type { ReactNode } from "react";
import classes from "./qr-code.module.css";

export interface QrCodeProps {
  text: string;
  /** What it is of, said to those who do not see it. */
  label: string;
}

/** As one path of squares. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

/** Dark on white in any colour scheme, with the quiet edge that cameras need. */
export default function QrDrawing({ text, label }: QrCodeProps): ReactNode {
  const rows = encodeQR(text, "raw", { border: 4 });
  return (
    <svg className={classes.code} role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="#000" d={pathOf(rows)} shapeRendering="crispEdges" />
    </svg>
  );
}
