import type { ReactNode } from "react";

const LINES = 11;
const GAP = 26;

/** The mark of the product, large: courses of a wall that grow upwards, and the marker on top. Decoration only. */
export function Levels({ className }: { className: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 400 330" aria-hidden="true" focusable="false">
      {Array.from({ length: LINES }, (_, course) => {
        const half = 190 - course * 15.5;
        const y = 320 - course * GAP;
        return (
          <path
            key={y}
            d={`M${200 - half} ${y}H${200 + half}`}
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap="round"
            opacity={0.1 + course * 0.035}
          />
        );
      })}
      <circle cx="200" cy="24" r="9" fill="var(--gw-marker)" />
    </svg>
  );
}
