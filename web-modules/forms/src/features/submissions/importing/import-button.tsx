import { Button } from "@groundwork/kit";
import { Upload } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { importingMessages } from "../../../messages/importing";

const ImportPane = lazy(() => import("./import-pane"));

/** Not on a phone: there is no room for it, and seldom a spreadsheet. */
export function ImportButton(): ReactNode {
  const t = importingMessages.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        visibleFrom="sm"
        leftSection={<Upload size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("importing.open")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportPane onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
