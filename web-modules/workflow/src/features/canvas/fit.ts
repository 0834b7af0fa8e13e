/** The whole drawing in sight, never larger than life, clear of the tools below it. */
export const FIT = {
  padding: { top: "28px", right: "28px", bottom: "76px", left: "28px" },
  maxZoom: 1,
  minZoom: 0.1,
} as const;
