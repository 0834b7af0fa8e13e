import { Panel, toast, useNavigate } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextAreaField, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { shelfMessages } from "../../messages/shelf";
import { useReadAgain } from "../api/keys";
import type { FormDetail } from "../builder/saving/api";
import { type Entry, libraryWrites } from "./api";

interface Values {
  name: string;
  category: string;
  about: string;
}

/** A template becomes an entry of the library: a copy, as it is now. */
export function SaveForm({ detail }: { detail: FormDetail }): ReactNode {
  const t = shelfMessages.useT();
  const own = messages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const form = useForm<Values, Entry>({
    initial: { name: detail.name, category: detail.folderName, about: "" },
    guard: false,
    validate: ({ name }) => ({ name: name.trim() ? null : own("templates.nameMissing") }),
    submit: (values, options) =>
      libraryWrites.save({ ...values, name: values.name.trim(), formTemplateId: detail.formTemplateId }, options),
    onSuccess: async ({ name }) => {
      toast.done({ title: t("library.saved", { name }) });
      await readAgain("library");
      navigate("/forms/library");
    },
  });
  return (
    <Panel>
      <Form form={form} aria-label={own("library.saveAs")}>
        <TextField {...form.field("name")} label={own("templates.name")} required maxLength={120} />
        <TextField
          {...form.field("category")}
          label={t("library.category")}
          description={t("library.categoryHelp")}
          maxLength={120}
        />
        <TextAreaField {...form.field("about")} label={t("library.about")} maxLength={4000} />
        <FormActions>
          <SubmitButton>{own("library.saveAs")}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
