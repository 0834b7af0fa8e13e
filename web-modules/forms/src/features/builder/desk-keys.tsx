import { isDialogOpen } from "@groundwork/formwork/editor";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import ClipboardKeys from "./clipboard/clipboard-keys";
import { closeFinding, openFinding, useFinding } from "./find/finding";
import type { Drawing } from "./preview/preview";

const FindBar = lazy(async () => ({ default: (await import("./find/find-bar")).FindBar }));

interface DeskKeysProps {
  templateId: string;
  workflow: Drawing | undefined;
}

/** What the keyboard does with the form as a whole; a part of its own, for which nobody waits. */
export default function DeskKeys(props: DeskKeysProps): ReactNode {
  const asked = useFinding();
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const isMeant =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "f";
      // Who presses it once more, there already, means the browser's own.
      if (!isMeant || isDialogOpen() || (event.target as Element).closest("search")) return;
      event.preventDefault();
      openFinding();
    };
    window.addEventListener("keydown", find);
    return () => {
      window.removeEventListener("keydown", find);
      closeFinding();
    };
  }, []);
  return (
    <>
      <ClipboardKeys {...props} />
      <Suspense>{asked > 0 && <FindBar asked={asked} />}</Suspense>
    </>
  );
}
