import { newId } from "@groundwork/formwork/rules";
import { toast, useQuery } from "@groundwork/kit";
import { Form, FormActions, SelectField, SubmitButton, SwitchField, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { useReadAgain } from "../api/keys";
import { type ChoiceItem, type ChoiceList, listWrites, parentsQuery } from "./api";

interface Values {
  label: string;
  code: string;
  parentId: string | null;
  isArchived: boolean;
}

interface ItemFormProps {
  list: ChoiceList;
  /** Null: a new one. */
  item: ChoiceItem | null;
  onClose: () => void;
}

export function ItemForm({ list, item, onClose }: ItemFormProps): ReactNode {
  const t = choiceListMessages.useT();
  const readAgain = useReadAgain();
  const { choiceListId } = list;
  // The same item however often it is sent; the next one is another.
  const [choiceId, setChoiceId] = useState(() => item?.choiceId ?? newId());
  const form = useForm<Values, ChoiceItem>({
    initial: {
      label: item?.label ?? "",
      code: item?.code ?? "",
      parentId: item?.parentId ?? null,
      isArchived: item?.isArchived ?? false,
    },
    validate: ({ label, parentId }) => ({
      label: label.trim() ? null : t("choiceLists.labelMissing"),
      parentId: parentId || !list.parentListId ? null : t("choiceLists.parentMissing", { name: list.parentListName }),
    }),
    submit: ({ label, code, parentId, isArchived }, options) => {
      const written = { choiceListId, choiceId, label: label.trim(), code: code.trim(), parentId };
      return item
        ? listWrites.changeItem({ ...written, isArchived, revision: item.revision }, options)
        : listWrites.addItem(written, options);
    },
    onSuccess: async ({ label }) => {
      toast.done({ title: t(item ? "choiceLists.itemChanged" : "choiceLists.itemAdded", { label }) });
      setChoiceId(newId());
      onClose();
      await readAgain("choice-lists");
    },
  });
  return (
    <Form form={form} aria-label={t(item ? "choiceLists.change" : "choiceLists.add")}>
      <TextField
        {...form.field("label")}
        label={t("choiceLists.label")}
        {...(item ? { description: t("choiceLists.renameHelp") } : {})}
        required
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        {...form.field("code")}
        label={t("choiceLists.code")}
        description={t("choiceLists.codeHelp")}
        maxLength={60}
        autoComplete="off"
      />
      {list.parentListId && (
        <Parent
          field={form.field("parentId")}
          list={list}
          kept={item?.parentId ? { value: item.parentId, label: item.parentLabel } : null}
        />
      )}
      {item && (
        <SwitchField
          {...form.field("isArchived")}
          label={t("choiceLists.archiveItem")}
          description={t("choiceLists.archiveItemHelp")}
        />
      )}
      <FormActions state={false}>
        <SubmitButton>{t(item ? "choiceLists.save" : "choiceLists.add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface ParentProps {
  field: {
    name: string;
    value: string | null;
    error: string | null;
    onChange: (value: string | null) => void;
  };
  list: ChoiceList;
  kept: { value: string; label: string } | null;
}

/** Which item above it lies under: of a long list those that a search finds. */
function Parent({ field, list, kept }: ParentProps): ReactNode {
  const t = choiceListMessages.useT();
  const [search, setSearch] = useState("");
  const parents = useQuery(parentsQuery(list.parentListId ?? "", search));
  const found = (parents.data?.data ?? []).map(({ choiceId, label }) => ({ value: choiceId, label }));
  const isLong = (parents.data?.totalCount ?? 0) > found.length || search !== "";
  const options = kept && !found.some(({ value }) => value === kept.value) ? [kept, ...found] : found;
  return (
    <>
      {isLong && (
        <TextField
          name="parentSearch"
          label={t("choiceLists.searchAbove", { name: list.parentListName })}
          value={search}
          error={null}
          onChange={setSearch}
        />
      )}
      <SelectField {...field} label={list.parentListName} options={options} required />
    </>
  );
}
