import { lazySettings } from "../../builder/lazy-settings";

/** Loaded when a calculation is set up for the first time: it reads formulas and knows their functions. */
export const Settings = lazySettings(() => import("./settings-panel"));
