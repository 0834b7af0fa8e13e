import type { ReactNode } from "react";

/** Courses of ground laid one on the other, and the marker on top. */
export function Mark({ size = 28 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M5 24h22M9 18.5h14M13 13h6" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="16" cy="6.6" r="2.6" fill="var(--gw-marker)" />
    </svg>
  );
}
