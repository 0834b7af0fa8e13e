import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { api } from "../api/client";
import { useAction } from "../api/use-action";
import { Dialog } from "../ui/dialog";
import { toast } from "../ui/toasts";
import { type ListView, listViewsQuery } from "./list-views-api";
import { tableMessages } from "./table-messages";

interface KeptViewsProps {
  list: string;
  views: readonly ListView[];
  onClose: () => void;
}

/** Those that one may take away. */
export default function KeptViews({ list, views, onClose }: KeptViewsProps): ReactNode {
  const t = tableMessages.useT();
  const queries = useQueryClient();
  const taking = useAction({
    run: ({ listViewId }: ListView, options) =>
      api.delete("/api/ListView/DeleteListView", { body: { listViewId }, ...options }),
    onSuccess: async (_, { name }) => {
      await queries.invalidateQueries({ queryKey: listViewsQuery(list).queryKey });
      toast.done({ title: t("views.deleted", { name }) });
    },
    onError: (error) => toast.error(error, t("views.deleteFailed")),
  });
  const own = views.filter((each) => each.mayChange);
  return (
    <Dialog opened onClose={onClose} title={t("views.manage.title")}>
      <Stack gap="xs">
        {own.length === 0 && <Text c="dimmed">{t("views.none")}</Text>}
        {own.map((view) => (
          <Group key={view.listViewId} justify="space-between" wrap="nowrap">
            <div style={{ minWidth: 0, overflowWrap: "anywhere" }}>
              <Text fw={600}>{view.name}</Text>
              {view.isShared && (
                <Text size="sm" c="dimmed">
                  {t("views.shared")}
                </Text>
              )}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t("views.delete", { name: view.name })}
              loading={taking.isPending && taking.variables === view}
              onClick={() => taking.mutate(view)}
            >
              <Trash2 size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}
