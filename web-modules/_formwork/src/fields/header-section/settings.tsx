import { lazySettings } from "../../builder/lazy-settings";

/** Loaded when a header is set up for the first time: a form has one at most. */
export const Settings = lazySettings(() => import("./settings-panel"));
