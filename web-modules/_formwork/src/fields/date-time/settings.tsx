import { lazySettings } from "../../builder/lazy-settings";

/** Loaded when such a field is set up for the first time. */
export const Settings = lazySettings(() => import("./settings-panel"));
