import { newId } from "@groundwork/formwork/rules";
import { SidePane, toast, useNavigate, useQuery } from "@groundwork/kit";
import { CheckboxField, Form, FormActions, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useRef } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { useReadAgain } from "../api/keys";
import { type ChoiceList, choiceListsQuery, listWrites } from "./api";

const MOST_ABOVE = 100;

export function NewList({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
  const t = choiceListMessages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} title={t("choiceLists.new")}>
      {opened && <NewListForm />}
    </SidePane>
  );
}

function NewListForm(): ReactNode {
  const t = choiceListMessages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const lists = useQuery(choiceListsQuery({ pageNumber: 1, pageCount: MOST_ABOVE, isArchived: "false" } as never));
  // The same list however often it is sent.
  const choiceListId = useRef(newId());
  const form = useForm<{ name: string; parentListId: string | null; byManagers: boolean }, ChoiceList>({
    initial: { name: "", parentListId: null, byManagers: false },
    validate: ({ name }) => ({ name: name.trim() ? null : t("choiceLists.nameMissing") }),
    submit: ({ name, ...rest }, options) =>
      listWrites.create({ choiceListId: choiceListId.current, name: name.trim(), ...rest }, options),
    onSuccess: async (made) => {
      toast.done({ title: t("choiceLists.made", { name: made.name }) });
      await readAgain("choice-lists");
      navigate(`/forms/choice-lists/${made.choiceListId}`);
    },
  });
  return (
    <Form form={form} aria-label={t("choiceLists.new")}>
      <TextField {...form.field("name")} label={t("choiceLists.name")} required maxLength={120} autoComplete="off" />
      <SelectField
        {...form.field("parentListId")}
        label={t("choiceLists.above")}
        description={t("choiceLists.aboveHelp")}
        placeholder={t("choiceLists.noneAbove")}
        clearable
        options={(lists.data?.data ?? []).map((each) => ({ value: each.choiceListId, label: each.name }))}
      />
      <CheckboxField
        {...form.field("byManagers")}
        label={t("choiceLists.byManagers")}
        description={t("choiceLists.byManagersHelp")}
      />
      <FormActions state={false}>
        <SubmitButton>{t("choiceLists.make")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
