import { Button, Group, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { manyMessages } from "../../../messages/many";

interface ManyActionsProps {
  /** While they are done one after the other, how many are. */
  progress: { done: number; count: number } | null;
  onClose: () => void;
  /** The button that does it. */
  children: ReactNode;
}

export function ManyActions({ progress, onClose, children }: ManyActionsProps): ReactNode {
  const t = manyMessages.useT();
  return (
    <>
      {progress && <Text role="status">{t("many.progress", progress)}</Text>}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t("many.cancel")}
        </Button>
        {children}
      </Group>
    </>
  );
}
