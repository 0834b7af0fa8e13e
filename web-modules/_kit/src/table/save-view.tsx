import { Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { api } from "../api/client";
import { CheckboxField, Form, SubmitButton, TextField, useForm } from "../forms";
import { useCan } from "../session/session-context";
import { Dialog } from "../ui/dialog";
import { toast } from "../ui/toasts";
import { type ListView, listViewsQuery, type Shown } from "./list-views-api";
import { tableMessages } from "./table-messages";

interface SaveViewProps {
  list: string;
  views: readonly ListView[];
  shown: Shown;
  onClose: () => void;
}

/** What the list shows now, under a name. A name that one of theirs has already means that one. */
export default function SaveView(props: SaveViewProps): ReactNode {
  const t = tableMessages.useT();
  return (
    <Dialog opened onClose={props.onClose} title={t("views.save.title")}>
      <SaveViewForm {...props} />
    </Dialog>
  );
}

const LONGEST_NAME = 200;
const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function SaveViewForm({ list, views, shown, onClose }: SaveViewProps): ReactNode {
  const t = tableMessages.useT();
  const queries = useQueryClient();
  const mayShare = useCan("manager");
  // The same however often it is sent.
  const newId = useRef(crypto.randomUUID());
  const replaced = (name: string) => views.find((each) => each.isOwn && sameName(each.name, name));
  const form = useForm({
    initial: { name: "", isShared: false },
    validate: ({ name }) => ({ name: name.trim() ? null : t("views.nameMissing") }),
    submit: ({ name, isShared }, options) =>
      api.put("/api/ListView/SaveListView", {
        body: { listViewId: replaced(name)?.listViewId ?? newId.current, list, name: name.trim(), isShared, shown },
        ...options,
      }),
    onSuccess: async (_, { name }) => {
      await queries.invalidateQueries({ queryKey: listViewsQuery(list).queryKey });
      toast.done({ title: t("views.saved", { name: name.trim() }) });
      onClose();
    },
  });
  const other = replaced(form.values.name);
  return (
    <Form form={form} aria-label={t("views.save.title")}>
      <Stack gap="md">
        <Text>{t("views.save.body")}</Text>
        <TextField {...form.field("name")} label={t("views.name")} maxLength={LONGEST_NAME} required autoFocus />
        {other && <Text role="status">{t("views.replaces", { name: other.name })}</Text>}
        {mayShare && <CheckboxField {...form.field("isShared")} label={t("views.share")} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("views.cancel")}
          </Button>
          <SubmitButton>{t("views.save.verb")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
