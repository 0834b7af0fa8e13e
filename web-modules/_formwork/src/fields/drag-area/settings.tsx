import { lazySettings } from "../../builder/lazy-settings";

/** Loaded when a panel is set up for the first time: most forms are built without one. */
export const Settings = lazySettings(() => import("./drag-area-panel"));
