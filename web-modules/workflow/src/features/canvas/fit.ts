/** How the whole drawing is shown: never larger than life, and not so small that nothing can be read. */
export const FIT = { padding: "28px", maxZoom: 1, minZoom: 0.3 } as const;
