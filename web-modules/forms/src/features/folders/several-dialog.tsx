import { Alert, Button, Dialog, ErrorState, Group, LoadingState, Stack, Text, toast, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { Form, MultiSelectField, SelectField, SubmitButton, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { folderMessages } from "../../messages/folders";
import type { Schemas } from "../../schemas";
import { useReadAgain } from "../api/keys";
import type { TemplateRow } from "../templates/api";
import { useMaking } from "../templates/making";
import { foldersQuery, folderWrites, type TemplatesAct } from "./api";
import { placesOf } from "./tree";

/** Given to one project, to several or to all: one thing to whoever chooses. */
export type SeveralKind = Exclude<TemplatesAct["kind"], "giveToSeveral">;

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
const MOST_PROJECTS = 50;

interface Said {
  folderId: string | null;
  projectIds: string[];
}

const actOf = (kind: SeveralKind, { folderId, projectIds }: Said): TemplatesAct => {
  if (kind === "move") return { kind, folderId };
  if (kind !== "give") return { kind };
  return projectIds.includes(EVERY) ? { kind, projectId: null } : { kind: "giveToSeveral", projectIds };
};

export default function SeveralDialog(props: SeveralDialogProps): ReactNode {
  const t = folderMessages.useT();
  const title = t(`folders.${props.kind}.title`, { count: props.rows.length, name: props.rows[0]?.name ?? "" });
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
  const wrong = (projectIds: readonly string[]) => {
    if (projectIds.length === 0) return t("folders.give.missing");
    if (projectIds.includes(EVERY)) return projectIds.length > 1 ? t("folders.give.everyAlone") : null;
    return projectIds.length > MOST_PROJECTS ? t("folders.give.most", { most: MOST_PROJECTS }) : null;
  };
  const form = useForm<Said, Schemas["TemplatesActed"]>({
    // Where they lie in several, none of these is what was meant.
    initial: {
      folderId: new Set(rows.map((row) => row.folderId)).size === 1 ? (rows[0]?.folderId ?? null) : null,
      projectIds: [],
    },
    guard: false,
    validate: ({ projectIds }) => ({ projectIds: kind === "give" ? wrong(projectIds) : null }),
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
          <MultiSelectField
            {...form.field("projectIds")}
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
