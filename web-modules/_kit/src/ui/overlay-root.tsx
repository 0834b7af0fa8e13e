import type { ReactNode } from "react";

/** Where menus, tooltips and dialogs are drawn. It stands in a page's `main`, so that they too belong to a landmark. */
export function OverlayRoot(): ReactNode {
  return <div data-mantine-shared-portal-node="" />;
}
