import { Alert, Button, Group, Text } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Draft, DraftSaver, SaveStatus } from "../draft/draft-saver";

interface ConflictProps {
  saver: DraftSaver;
  status: SaveStatus;
  onTheirs: (theirs: Draft) => void;
}

/** Two people drew: one of them decides, and is told what follows. */
export function Conflict({ saver, status, onTheirs }: ConflictProps): ReactNode {
  const t = messages.useT();
  if (status.name !== "conflict") return null;
  const { theirs, message } = status;
  return (
    <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t("editor.conflictTitle")}>
      <Text size="sm">{message}</Text>
      <Text size="sm">{t("editor.conflictHelp")}</Text>
      <Group gap="xs" mt="sm">
        <Button
          variant="default"
          onClick={() => {
            saver.adopt(theirs);
            onTheirs(theirs);
          }}
        >
          {t("editor.loadTheirs")}
        </Button>
        <Button onClick={() => void saver.takeOver()}>{t("editor.takeOver")}</Button>
      </Group>
    </Alert>
  );
}
