import {
  Button,
  ErrorState,
  Link,
  Stack,
  Text,
  toast,
  useAction,
  useCan,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { type Option, SelectField, TextField } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useRef, useState } from "react";
import { newId } from "../../body/create";
import { columnsAmong, fieldsIn, fieldsOf } from "../../body/walk";
import { useBody } from "../../builder/body-context";
import { listedSettingOf } from "../../cascade";
import { useFieldName } from "../../messages/field-name";
import { listSettingsMessages } from "../../messages/list-settings";
import type { SettingsProps } from "../drawn-kind";
import type { ListedSetting } from "./listed";
import { type ChoiceList, choiceListsQuery, createList, LISTS } from "./lists";

type ListSettingsProps = Pick<SettingsProps<ListedSetting>, "field" | "setting" | "onChange">;

/** Which list of the company a field offers, and below which other one. */
export default function ListSettings({ field, setting, onChange }: ListSettingsProps): ReactNode {
  const t = listSettingsMessages.useT();
  const lists = useQuery(choiceListsQuery);
  const [isMaking, setMaking] = useState(false);
  const chosen = lists.data?.find((each) => each.choiceListId === setting.listId);
  const isGone = lists.data !== undefined && setting.listId !== null && !chosen;
  const options = (lists.data ?? []).map(({ choiceListId, name }) => ({ value: choiceListId, label: name }));
  const { above } = useAbove(field);
  // Lists are looked after by who makes templates: an editor of one form may be none of them.
  const isManager = useCan("manager");
  const choose = (list: ChoiceList | undefined) => {
    if (!list) return;
    // Where one field alone can be meant, it is; it can be taken away.
    const [only, ...others] = above(list);
    const withinFieldId = others.length === 0 ? (only?.id ?? null) : null;
    onChange({ listId: list.choiceListId, listName: list.name, withinFieldId });
  };
  return (
    <Stack gap="sm">
      {lists.isError && <ErrorState error={lists.error} retry={() => void lists.refetch()} />}
      {lists.data?.length === 0 && <Text size="sm">{t("list.none")}</Text>}
      <SelectField
        name="listId"
        label={t("list.choose")}
        description={t("list.chooseHelp")}
        placeholder={t("list.placeholder")}
        nothingFound={t("list.nothingFound")}
        searchable
        value={setting.listId}
        options={isGone ? [goneOption(setting, t("list.gone", { name: setting.listName })), ...options] : options}
        error={null}
        onChange={(listId) => choose(lists.data?.find((each) => each.choiceListId === listId))}
      />
      {chosen && isManager && (
        <Button component={Link} to={`/forms/choice-lists/${chosen.choiceListId}`} target="_blank" variant="default">
          {t("list.open", { count: chosen.itemsCount })}
        </Button>
      )}
      {isMaking ? (
        <NewList
          onDone={(list) => {
            setMaking(false);
            choose(list);
          }}
          onCancel={() => setMaking(false)}
        />
      ) : (
        isManager && (
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setMaking(true)}>
            {t("list.new")}
          </Button>
        )
      )}
      {chosen?.parentListId && <Within field={field} setting={setting} list={chosen} onChange={onChange} />}
    </Stack>
  );
}

/** The other fields that offer the list above; of a column those of its table. */
function useAbove(field: ListSettingsProps["field"]) {
  const fields = fieldsOf(useBody());
  const table = columnsAmong(fields).get(field.id)?.table;
  const among = table ? fieldsIn(table) : fields;
  const above = ({ parentListId }: ChoiceList) =>
    parentListId === null
      ? []
      : among.filter((each) => each.id !== field.id && listedSettingOf(each)?.listId === parentListId);
  return { above, isColumn: table !== undefined };
}

function goneOption({ listId }: ListedSetting, label: string): Option {
  return { value: listId ?? "", label, disabled: true };
}

function Within({ field, setting, list, onChange }: ListSettingsProps & { list: ChoiceList }): ReactNode {
  const t = listSettingsMessages.useT();
  const nameOf = useFieldName();
  const { above: find, isColumn } = useAbove(field);
  const above = find(list);
  if (above.length === 0)
    return (
      <Text size="sm">
        {t(isColumn ? "list.withinMissingColumn" : "list.withinMissing", { name: list.parentListName })}
      </Text>
    );
  return (
    <SelectField
      name="withinFieldId"
      label={t(isColumn ? "list.withinColumn" : "list.within")}
      description={t("list.withinHelp")}
      placeholder={t("list.withinNone")}
      clearable
      value={setting.withinFieldId}
      options={above.map((each) => ({ value: each.id, label: nameOf(each) }))}
      error={null}
      onChange={(withinFieldId) => onChange({ withinFieldId })}
    />
  );
}

function NewList({ onDone, onCancel }: { onDone: (list: ChoiceList) => void; onCancel: () => void }): ReactNode {
  const t = listSettingsMessages.useT();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  // The same list however often it is sent.
  const listId = useRef(newId());
  const create = useAction({
    run: (_: undefined, options) => createList({ choiceListId: listId.current, name: name.trim() }, options),
    onSuccess: async (made) => {
      toast.done({ title: t("list.made", { name: made.name }), detail: t("list.madeNext") });
      await client.invalidateQueries({ queryKey: LISTS });
      onDone(made);
    },
    onError: ({ message }) => setError(message),
  });
  return (
    <>
      <TextField
        name="newList"
        label={t("list.name")}
        value={name}
        maxLength={120}
        autoFocus
        error={error}
        onChange={(next) => {
          setName(next);
          setError(null);
        }}
      />
      <Button
        loading={create.isPending}
        onClick={() => (name.trim() ? create.mutate(undefined) : setError(t("list.nameMissing")))}
      >
        {t("list.create")}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {t("list.cancel")}
      </Button>
    </>
  );
}
