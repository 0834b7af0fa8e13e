import { Link, Panel, Text, useFormats, useQuery, useQueryClient, useSession, useSidePane } from "@groundwork/kit";
import { listQuery, readAll } from "@groundwork/kit/directory";
import { DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { RowList, RowOf } from "../directory/row-list";
import { membersCountQuery } from "../invites/api";
import { seatsLeft } from "../invites/seats";
import type { MemberRow } from "../members/api";
import { memberColumns } from "../members/columns";
import { MemberPane } from "../members/member-pane";
import { type MembersOverview, overviewQuery } from "./api";
import { Figures } from "./figures";

function CountFigures({ groupId }: { groupId: string }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { data } = useQuery(membersCountQuery(groupId));
  const shown = (value: number | undefined) => (value === undefined ? "–" : formats.number(value));
  return (
    <Figures
      items={[
        {
          label: t("admin.count.members"),
          value: shown(data?.membersCount),
          ...(data ? { note: t("admin.count.ofSeats", { seats: data.seatsCount }) } : {}),
        },
        { label: t("admin.count.seatsLeft"), value: shown(data ? seatsLeft(data) : undefined) },
        { label: t("admin.count.pending"), value: shown(data?.pendingInviteCount) },
        { label: t("admin.count.owners"), value: shown(data?.accountOwnersCount) },
        { label: t("admin.count.admins"), value: shown(data?.adminsCount) },
        { label: t("admin.count.managers"), value: shown(data?.managersCount) },
      ]}
    />
  );
}

function Headcounts({ projects }: { projects: MembersOverview["projects"] }): ReactNode {
  const t = messages.useT();
  if (projects.length === 0) return <Text c="dimmed">{t("projects.empty.title")}</Text>;
  return (
    <RowList label={t("admin.projects")}>
      {projects.map((project) => (
        <RowOf
          key={project.projectId}
          actions={<Text c="dimmed">{t("admin.people", { count: project.membersCount })}</Text>}
        >
          <Link to={`/projects/${project.projectId}/people`}>{project.name}</Link>
        </RowOf>
      ))}
    </RowList>
  );
}

const DEFAULTS = { sort: { id: "name", descending: false } };
const keyOfRow = (row: MemberRow) => row.userId;

/** Who is in the company at a glance: numbers, everyone, and how many work on each project. */
export function Overview(): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  const groupId = company?.groupId ?? "";
  const pane = useSidePane("member");
  const table = useTableState(DEFAULTS);
  const overview = useQuery(overviewQuery(groupId, listQuery(table)));
  const client = useQueryClient();
  const readMembers = async (place: { pageNumber: number; pageCount: number }) =>
    (await client.fetchQuery(overviewQuery(groupId, { ...listQuery(table), ...place }))).members;
  const columns = useMemo(() => memberColumns({ t, teams: null, projects: null, withSecondFactor: true }), [t]);
  return (
    <>
      <CountFigures groupId={groupId} />
      <DataTable
        id="identity.overview"
        label={t("admin.count.members")}
        searchLabel={t("members.search")}
        columns={columns}
        rows={overview.data?.members.data}
        total={overview.data?.members.totalCount ?? 0}
        exportRows={() => readAll(readMembers)}
        rowKey={keyOfRow}
        control={table}
        error={overview.error}
        onRetry={() => void overview.refetch()}
        onOpen={(row) => pane.open(row.userId)}
        openedKey={pane.id}
        empty={<Text p="md">{t("members.empty.title")}</Text>}
      />
      {overview.data && (
        <Panel title={t("admin.projects")} description={t("admin.projectsHelp")}>
          <Headcounts projects={overview.data.projects} />
        </Panel>
      )}
      <MemberPane pane={pane} />
    </>
  );
}
