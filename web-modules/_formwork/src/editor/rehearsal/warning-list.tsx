import type { ReactNode } from "react";
import type { ProblemItem } from "../problem-items";
import { useItemText } from "../use-item-text";

/** What can be published, and is better mended first. */
export function WarningList({ items }: { items: readonly ProblemItem[] }): ReactNode {
  const text = useItemText();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          <strong>{item.title}</strong> {text(item)}
        </li>
      ))}
    </ul>
  );
}
