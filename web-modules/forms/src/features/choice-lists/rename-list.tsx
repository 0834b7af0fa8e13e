import { Button, SidePane, toast } from "@groundwork/kit";
import { CheckboxField, Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { Pencil } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { useReadAgain } from "../api/keys";
import { type ChoiceList, listWrites } from "./api";

export function RenameList({ list }: { list: ChoiceList }): ReactNode {
  const t = choiceListMessages.useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Pencil size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t("choiceLists.rename")}
      </Button>
      <SidePane opened={isOpen} onClose={() => setOpen(false)} title={t("choiceLists.rename")}>
        {isOpen && <RenameForm list={list} onDone={() => setOpen(false)} />}
      </SidePane>
    </>
  );
}

function RenameForm({ list, onDone }: { list: ChoiceList; onDone: () => void }): ReactNode {
  const t = choiceListMessages.useT();
  const readAgain = useReadAgain();
  const { choiceListId, revision } = list;
  const form = useForm<{ name: string; byManagers: boolean }, ChoiceList>({
    initial: { name: list.name, byManagers: list.byManagers },
    validate: ({ name }) => ({ name: name.trim() ? null : t("choiceLists.nameMissing") }),
    submit: ({ name, byManagers }, options) =>
      listWrites.update(
        { choiceListId, revision, name: name.trim(), byManagers: list.maySayWho ? byManagers : null },
        options,
      ),
    onSuccess: async ({ name }) => {
      toast.done({ title: t("choiceLists.renamed", { name }) });
      onDone();
      await readAgain("choice-lists");
    },
  });
  return (
    <Form form={form} aria-label={t("choiceLists.rename")}>
      <TextField {...form.field("name")} label={t("choiceLists.name")} required maxLength={120} autoComplete="off" />
      {list.maySayWho && (
        <CheckboxField
          {...form.field("byManagers")}
          label={t("choiceLists.byManagers")}
          description={t("choiceLists.byManagersHelp")}
        />
      )}
      <FormActions state={false}>
        <SubmitButton>{t("choiceLists.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
