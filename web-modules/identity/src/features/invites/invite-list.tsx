import { Button, EmptyState, useQuery } from "@groundwork/kit";
import { listQuery, readAll } from "@groundwork/kit/directory";
import { MailPlus, UserPlus } from "@groundwork/kit/icons";
import { DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { type Invite, invitesQuery, readInvites } from "./api";
import { inviteColumns } from "./invite-columns";

const keyOfRow = (row: Invite) => row.inviteId;

export function InviteList({ onInvite }: { onInvite: () => void }): ReactNode {
  const t = messages.useT();
  const table = useTableState();
  const query = listQuery(table);
  const invites = useQuery(invitesQuery(query));
  const columns = useMemo(() => inviteColumns(t), [t]);
  return (
    <DataTable
      id="identity.invites"
      label={t("invites.title")}
      searchLabel={t("invites.search")}
      columns={columns}
      rows={invites.data?.data}
      total={invites.data?.totalCount ?? 0}
      rowKey={keyOfRow}
      control={table}
      error={invites.error}
      onRetry={() => void invites.refetch()}
      exportRows={() => readAll((page) => readInvites({ ...query, ...page }))}
      empty={
        <EmptyState
          icon={MailPlus}
          title={t("invites.empty.title")}
          action={
            <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={onInvite}>
              {t("invites.invite")}
            </Button>
          }
        >
          {t("invites.empty.body")}
        </EmptyState>
      }
    />
  );
}
