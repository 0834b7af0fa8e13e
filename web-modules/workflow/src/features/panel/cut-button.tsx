import { Button } from "@groundwork/kit";
import { Unlink } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";

export function CutButton({ onCut }: { onCut: () => void }): ReactNode {
  const t = messages.useT();
  return (
    <Button variant="default" leftSection={<Unlink size={16} aria-hidden />} onClick={onCut}>
      {t("canvas.cut")}
    </Button>
  );
}
