import type { MantineColorsTuple } from "@mantine/core";

/**
 * The colours of a site office: warm paper and timber neutrals, the deep green of a hoarding as the one accent, and
 * hi-vis amber as the marker of "you are here". Index 7 carries white text and index 3 dark text at 4.5:1 or more.
 */
type Ramp = MantineColorsTuple;

export const sand: Ramp = [
  "#faf8f4",
  "#f2efe8",
  "#e7e2d8",
  "#d8d2c5",
  "#bdb5a5",
  "#978f80",
  "#766f62",
  "#5b554a",
  "#3f3a32",
  "#26231d",
];

/** The dark scheme: charcoal with the same warmth, not black and not blue. */
export const night: Ramp = [
  "#ece8df",
  "#c9c3b7",
  "#a39c8f",
  "#79736a",
  "#4a453f",
  "#37332e",
  "#2b2824",
  "#1d1b18",
  "#161412",
  "#0f0e0c",
];

export const spruce: Ramp = [
  "#edf6f2",
  "#d5eae2",
  "#acd5c6",
  "#7fbfa8",
  "#52a68b",
  "#338f73",
  "#1f7a60",
  "#14634d",
  "#0e4f3d",
  "#093a2c",
];

export const amber: Ramp = [
  "#fff6e0",
  "#ffebbd",
  "#ffdc8a",
  "#ffca4d",
  "#ffb81f",
  "#f2a300",
  "#c77f00",
  "#8f5800",
  "#6e4300",
  "#4d2f00",
];

export const brick: Ramp = [
  "#fdf0ed",
  "#fadbd4",
  "#f3b6a9",
  "#eb8f7d",
  "#e06a54",
  "#d24c35",
  "#bb3822",
  "#a02c18",
  "#7d2112",
  "#5a170c",
];

export const sky: Ramp = [
  "#eef4fb",
  "#d6e5f5",
  "#aecbeb",
  "#83afdf",
  "#5a93d1",
  "#3c7bc0",
  "#2c66a7",
  "#22538a",
  "#1a406b",
  "#122d4c",
];

export const moss: Ramp = [
  "#f1f7e9",
  "#dfecc9",
  "#c1da99",
  "#a2c768",
  "#86b243",
  "#6f9a2c",
  "#588020",
  "#436516",
  "#344f10",
  "#24380a",
];
