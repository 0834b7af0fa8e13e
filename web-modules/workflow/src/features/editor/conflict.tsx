import { type DraftSaver, LastSaved, MergeNotice } from "@groundwork/formwork/editor";
import { Alert, Button, Group, Text, toast, useAction } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { findNode, type Workflow } from "../../graph";
import { countInWorkflow, mergeWorkflows } from "../../graph/merge";
import { messages } from "../../messages";
import { useNodeName } from "../../nodes/use-node-name";
import { readDraft } from "./api";
import { useNodeWords } from "./node-words";

interface ConflictProps {
  templateId: string;
  saver: DraftSaver<Workflow>;
  onTheirs: (theirs: Workflow) => void;
  onMerged: (merged: Workflow) => void;
}

/** Two people drew: both count, and where both changed the same one is asked. */
export default function Conflict(props: ConflictProps): ReactNode {
  const { templateId, saver, onMerged } = props;
  const nameOf = useNodeName();
  const wordOf = useNodeWords();
  return (
    <MergeNotice
      templateId={templateId}
      saver={saver}
      read={async () => {
        const { version, workflow } = await readDraft(templateId);
        return { version, content: workflow };
      }}
      merge={mergeWorkflows}
      count={countInWorkflow}
      nameOf={({ partId }, workflow) => {
        const node = findNode(workflow, partId);
        return node ? nameOf(node) : "";
      }}
      wordOf={wordOf}
      onMerged={onMerged}
      whole={<Whole {...props} />}
    />
  );
}

/** The two do not fit together: one of them decides, and is told what follows. */
function Whole({ templateId, saver, onTheirs }: Omit<ConflictProps, "onMerged">): ReactNode {
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
