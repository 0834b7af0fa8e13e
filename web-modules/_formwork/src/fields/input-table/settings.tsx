import { lazySettings } from "../../builder/lazy-settings";

/** Loaded when a table is set up for the first time: most forms are built without one. */
export const Settings = lazySettings(() => import("./settings-panel"));
