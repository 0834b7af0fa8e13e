import { type DraftSaver, type DraftState, LastSaved } from "@groundwork/formwork/editor";
import { Alert, Button, Group, Text, toast, useAction } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { Workflow } from "../../graph";
import { messages } from "../../messages";
import { readDraft } from "./api";

interface ConflictProps {
  templateId: string;
  saver: DraftSaver<Workflow>;
  state: DraftState;
  onTheirs: (theirs: Workflow) => void;
}

/** Two people drew: one of them decides, and is told what follows. */
export function Conflict({ templateId, saver, state, onTheirs }: ConflictProps): ReactNode {
  const t = messages.useT();
  const decide = useAction({
    run: async (mine: boolean) => {
      const { version, workflow } = await readDraft(templateId);
      if (mine) return void (await saver.overwrite(version));
      saver.takeOver(version, workflow);
      onTheirs(workflow);
    },
    onError: (error) => toast.error(error, t("editor.conflictFailed")),
  });
  if (state.kind !== "conflict") return null;
  return (
    <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t("editor.conflictTitle")}>
      <LastSaved templateId={templateId} />
      <Text size="sm">{t("editor.conflictHelp")}</Text>
      <Group gap="xs" mt="sm">
        <Button variant="default" loading={decide.isPending} onClick={() => decide.mutate(false)}>
          {t("editor.loadTheirs")}
        </Button>
        <Button disabled={decide.isPending} onClick={() => decide.mutate(true)}>
          {t("editor.takeOver")}
        </Button>
      </Group>
    </Alert>
  );
}
