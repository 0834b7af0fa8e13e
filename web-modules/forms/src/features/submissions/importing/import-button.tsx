import { Button } from "@groundwork/kit";
import { Upload } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { messages } from "../../../messages";

const ImportPane = lazy(() => import("./import-pane"));

interface ImportButtonProps {
  /** As the list is filtered: where one begins. */
  formTemplateId: string;
  projectId: string;
}

export function ImportButton(begun: ImportButtonProps): ReactNode {
  const t = messages.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Upload size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t("submissions.import")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportPane {...begun} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
