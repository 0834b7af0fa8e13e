import { Alert, Button, Group, RelativeTime, Text, useQuery } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Draft, DraftSaver, SaveStatus } from "../draft/draft-saver";
import { detailQuery } from "./api";

interface ConflictProps {
  templateId: string;
  saver: DraftSaver;
  status: SaveStatus;
  onTheirs: (theirs: Draft) => void;
}

/** Two people drew: one of them decides, and is told what follows. */
export function Conflict({ templateId, saver, status, onTheirs }: ConflictProps): ReactNode {
  const t = messages.useT();
  if (status.name !== "conflict") return null;
  const { theirs } = status;
  return (
    <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t("editor.conflictTitle")}>
      <LastSaved templateId={templateId} />
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

/** Whose change one met. */
function LastSaved({ templateId }: { templateId: string }): ReactNode {
  const t = messages.useT();
  const { data: detail, isFetching } = useQuery({ ...detailQuery(templateId), staleTime: 0 });
  if (isFetching || !detail) return null;
  return (
    <Text size="sm">
      {detail.updatedBy?.fullName ?? t("editor.somebody")} · <RelativeTime when={detail.updatedAt} />
    </Text>
  );
}
