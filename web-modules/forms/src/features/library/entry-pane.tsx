import { SidePane, toast } from "@groundwork/kit";
import {
  CheckboxField,
  FileField,
  Form,
  FormActions,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { shelfMessages } from "../../messages/shelf";
import { useReadAgain } from "../api/keys";
import { type Entry, libraryWrites } from "./api";

/** What an entry is called and shows of itself; what its form holds stays as it was saved. */
export function EntryPane({ entry, onClose }: { entry: Entry | null; onClose: () => void }): ReactNode {
  const t = shelfMessages.useT();
  return (
    <SidePane opened={entry !== null} onClose={onClose} title={entry?.name ?? t("library.edit")}>
      {entry && <EntryForm key={entry.formCollectionId} entry={entry} onDone={onClose} />}
    </SidePane>
  );
}

interface Values {
  name: string;
  category: string;
  about: string;
  photo: File | null;
  removesPhoto: boolean;
}

function EntryForm({ entry, onDone }: { entry: Entry; onDone: () => void }): ReactNode {
  const t = shelfMessages.useT();
  const own = messages.useT();
  const readAgain = useReadAgain();
  const form = useForm<Values, Entry>({
    initial: {
      name: entry.name,
      category: entry.category,
      about: entry.about,
      photo: null,
      removesPhoto: false,
    },
    validate: ({ name }) => ({ name: name.trim() ? null : own("templates.nameMissing") }),
    submit: (values, options) =>
      libraryWrites.change(entry.formCollectionId, { ...values, revision: entry.revision }, options),
    onSuccess: async ({ name }) => {
      toast.done({ title: t("library.changed", { name }) });
      await readAgain("library");
      onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("library.edit")}>
      <TextField {...form.field("name")} label={own("templates.name")} required maxLength={120} />
      <TextField {...form.field("category")} label={t("library.category")} maxLength={120} />
      <TextAreaField {...form.field("about")} label={t("library.about")} maxLength={4000} />
      <FileField
        {...form.field("photo")}
        label={t("library.cover")}
        description={t("library.coverHelp")}
        button={t("library.chooseCover")}
        accept="image/png,image/jpeg,image/webp,image/gif"
      />
      {entry.photoUrl && !form.values.photo && (
        <CheckboxField {...form.field("removesPhoto")} label={t("library.removeCover")} />
      )}
      <FormActions>
        <SubmitButton>{t("library.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
