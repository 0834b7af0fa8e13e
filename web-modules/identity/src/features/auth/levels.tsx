import type { ReactNode } from "react";

/** Where each floor begins, from the ground up; all of them run on beyond the edge. */
const FLOORS = [26, 26, 26, 70, 70, 70, 70, 132, 132, 132, 214, 214] as const;
const HEIGHT = 27;
const GROUND = 336;

/** A building in section, floor on floor, with the marker on the topmost: the product's mark, large. Decoration only. */
export function Levels({ className }: { className: string }): ReactNode {
  const top = GROUND - (FLOORS.length - 1) * HEIGHT;
  return (
    <svg
      className={className}
      viewBox="0 0 400 350"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {FLOORS.map((start, floor) => {
        const y = GROUND - floor * HEIGHT;
        return (
          <path
            key={y}
            d={`M${start} ${y}H420`}
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap="round"
            opacity={0.12 + floor * 0.03}
          />
        );
      })}
      <circle cx={FLOORS[FLOORS.length - 1]} cy={top - HEIGHT} r="9" fill="var(--gw-marker)" />
    </svg>
  );
}
