import { newId } from "@groundwork/formwork/rules";
import { Button, Dialog, Group, Stack, Text, toast, useAction } from "@groundwork/kit";
import { Form, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useRef } from "react";
import { folderMessages } from "../../messages/folders";
import { useReadAgain } from "../api/keys";
import { type Folder, folderWrites } from "./api";
import { pathOf, placesFor } from "./tree";

export type FolderAct =
  | { kind: "new"; parentFolderId: string | null }
  | { kind: "change"; folder: Folder }
  | { kind: "delete"; folder: Folder };

interface FolderDialogProps {
  act: FolderAct;
  folders: readonly Folder[];
  onClose: () => void;
  /** It is no more; what was in it lies there. */
  onGone: (parentFolderId: string | null) => void;
}

export default function FolderDialog(props: FolderDialogProps): ReactNode {
  const t = folderMessages.useT();
  const { act, onClose } = props;
  const title =
    act.kind === "delete"
      ? t("folders.deleteTitle", { name: act.folder.name })
      : t(act.kind === "new" ? "folders.new" : "folders.change");
  return (
    <Dialog opened onClose={onClose} title={title}>
      {act.kind === "delete" ? (
        <DeleteFolder {...props} folder={act.folder} />
      ) : (
        <FolderForm {...props} act={act} title={title} />
      )}
    </Dialog>
  );
}

interface FolderFormProps extends FolderDialogProps {
  act: Exclude<FolderAct, { kind: "delete" }>;
  title: string;
}

function FolderForm({ act, folders, onClose, title }: FolderFormProps): ReactNode {
  const t = folderMessages.useT();
  const readAgain = useReadAgain();
  const folder = act.kind === "new" ? null : act.folder;
  // The same folder however often it is sent.
  const folderId = useRef(folder?.folderId ?? newId());
  const initial = act.kind === "new" ? { name: "", parentFolderId: act.parentFolderId } : act.folder;
  const form = useForm<{ name: string; parentFolderId: string | null }, Folder[]>({
    initial: { name: initial.name, parentFolderId: initial.parentFolderId },
    validate: ({ name }) => ({ name: name.trim() ? null : t("folders.nameMissing") }),
    submit: ({ name, parentFolderId }, options) =>
      folderWrites[folder ? "update" : "create"](
        { folderId: folderId.current, name: name.trim(), parentFolderId },
        options,
      ),
    onSuccess: async (_, { name }) => {
      toast.done({ title: t(folder ? "folders.changed" : "folders.made", { name: name.trim() }) });
      onClose();
      await readAgain("templates");
    },
  });
  return (
    <Form form={form} aria-label={title}>
      <Stack gap="md">
        <TextField
          {...form.field("name")}
          label={t("folders.name")}
          required
          maxLength={120}
          autoComplete="off"
          data-autofocus
        />
        <SelectField
          {...form.field("parentFolderId")}
          label={t("folders.parent")}
          placeholder={t("folders.none")}
          clearable
          options={placesFor(folders, folder)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("folders.cancel")}
          </Button>
          <SubmitButton>{t(folder ? "folders.save" : "folders.make")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

function DeleteFolder({ folder, folders, onClose, onGone }: FolderDialogProps & { folder: Folder }): ReactNode {
  const t = folderMessages.useT();
  const readAgain = useReadAgain();
  const { folderId, name, parentFolderId } = folder;
  const above = pathOf(folders, parentFolderId);
  const remove = useAction({
    run: (_: undefined, options) => folderWrites.remove(folderId, options),
    onSuccess: async () => {
      toast.done({ title: t("folders.deleted", { name }) });
      onGone(parentFolderId);
      await readAgain("templates");
    },
    onError: (error) => toast.error(error, t("folders.notDeleted", { name })),
  });
  return (
    <Stack gap="md">
      <Text>{t("folders.deleteBody", { place: above.map((each) => each.name).join(" / ") || t("folders.all") })}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t("folders.cancel")}
        </Button>
        <Button color="brick" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t("folders.delete")}
        </Button>
      </Group>
    </Stack>
  );
}
