import { Alert, Button, Dialog, ErrorState, Group, LoadingState, Stack, Text, toast, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { Form, SelectField, SubmitButton, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { folderMessages } from "../../messages/folders";
import type { Schemas } from "../../schemas";
import { useReadAgain } from "../api/keys";
import type { TemplateRow } from "../templates/api";
import { useMaking } from "../templates/making";
import { foldersQuery, folderWrites, type TemplatesAct } from "./api";
import { placesOf } from "./tree";

export type SeveralKind = TemplatesAct["kind"];

interface SeveralDialogProps {
  kind: SeveralKind;
  rows: readonly TemplateRow[];
  onClose: () => void;
  /** It is done with all but those. */
  onRefused: (rows: readonly TemplateRow[]) => void;
  onDone: () => void;
}

/** Chosen as a project is: nobody gives forms to all because they chose nothing. */
const EVERY = "every";

interface Said {
  folderId: string | null;
  projectId: string | null;
}

const actOf = (kind: SeveralKind, { folderId, projectId }: Said): TemplatesAct => {
  if (kind === "move") return { kind, folderId };
  return kind === "give" ? { kind, projectId: projectId === EVERY ? null : projectId } : { kind };
};

export default function SeveralDialog(props: SeveralDialogProps): ReactNode {
  const t = folderMessages.useT();
  const title = t(`folders.${props.kind}.title`, { count: props.rows.length });
  return (
    <Dialog opened onClose={props.onClose} title={title}>
      <SeveralForm {...props} title={title} />
    </Dialog>
  );
}

function SeveralForm({ kind, rows, title, onClose, onRefused, onDone }: SeveralDialogProps & { title: string }) {
  const t = folderMessages.useT();
  const readAgain = useReadAgain();
  const { forAllProjects, managed } = useMaking();
  const { data: folders, error, refetch } = useQuery(foldersQuery);
  const projects = useQuery(projectChoice);
  const [refused, setRefused] = useState<readonly Schemas["TemplateVerdict"][]>([]);
  const names = new Map(rows.map((row) => [row.formTemplateId, row.name]));
  const form = useForm<Said, Schemas["TemplatesActed"]>({
    // Where they lie in several, none of these is what was meant.
    initial: {
      folderId: new Set(rows.map((row) => row.folderId)).size === 1 ? (rows[0]?.folderId ?? null) : null,
      projectId: null,
    },
    guard: false,
    validate: ({ projectId }) => ({
      projectId: kind !== "give" || projectId !== null ? null : t("folders.give.missing"),
    }),
    submit: (said, options) => folderWrites.act(actOf(kind, said), [...names.keys()], options),
    onSuccess: async ({ verdicts }) => {
      const kept = verdicts.filter(({ isDone }) => !isDone);
      await readAgain("templates");
      setRefused(kept);
      if (kept.length > 0) {
        const ids = kept.map(({ formTemplateId }) => formTemplateId);
        return onRefused(rows.filter(({ formTemplateId }) => ids.includes(formTemplateId)));
      }
      toast.done({ title: t(`folders.${kind}.done`, { count: rows.length }) });
      onDone();
    },
  });
  if (kind === "move" && !folders)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingState shape="form" rows={1} />;
  const among = forAllProjects
    ? [{ value: EVERY, label: t("folders.give.every") }, ...optionsOf.projects(projects.data)]
    : optionsOf.projects(managed as never);
  return (
    <Form form={form} aria-label={title}>
      <Stack gap="md">
        {kind === "move" && (
          <SelectField
            {...form.field("folderId")}
            label={t("folders.parent")}
            placeholder={t("folders.none")}
            clearable
            options={placesOf(folders ?? [])}
          />
        )}
        {kind === "give" && (
          <SelectField
            {...form.field("projectId")}
            label={t("folders.give.project")}
            description={t("folders.give.help")}
            options={among}
          />
        )}
        {(kind === "archive" || kind === "unarchive") && <Text>{t(`folders.${kind}.body`)}</Text>}
        {refused.length > 0 && (
          <Alert color="amber" role="alert" title={t("folders.kept", { count: refused.length })}>
            <ul>
              {refused.map(({ formTemplateId, message }) => (
                <li key={formTemplateId}>
                  {names.get(formTemplateId)}: {message}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("folders.cancel")}
          </Button>
          <SubmitButton>{t(`folders.${kind}.verb`)}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
