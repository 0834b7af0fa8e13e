import { lazy, type ReactNode, Suspense } from "react";
import type { OptionsEditorProps } from "./options-editor";

/** A part of its own: most kinds have no options. */
const Editor = lazy(() => import("./options-editor"));

export function OptionsEditor(props: OptionsEditorProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  );
}
