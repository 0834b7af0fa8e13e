import { vi } from "vitest";

export const LONGEST_MS = 60_000;

// Its own is a second.
const { waitFor } = vi;
vi.waitFor = (callback, options = LONGEST_MS) => waitFor(callback, options);
