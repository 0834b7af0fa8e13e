import type { BackToPreviousNode } from "../back-to-previous/rules";
import type { CreateNewVersionNode } from "../create-new-version/rules";

/** Every kind that leads to a step that was passed. */
export type WayBack = BackToPreviousNode | CreateNewVersionNode;
