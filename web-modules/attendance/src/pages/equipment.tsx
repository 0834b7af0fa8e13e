import {
  AppPage,
  Button,
  EmptyState,
  Group,
  Link,
  useFormats,
  useQuery,
  useSession,
  useSidePane,
} from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { Plus, Printer, ScanLine, Truck, Upload } from "@groundwork/kit/icons";
import { ExportMenu } from "@groundwork/kit/overlay";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useState } from "react";
import { type Equipment, equipmentListQuery, STATE, useFreshEquipment } from "../features/equipment/api";
import { EquipmentPane, NEW_EQUIPMENT } from "../features/equipment/equipment-pane";
import { ImportPane } from "../features/equipment/import-pane";
import { PrintLabels } from "../features/equipment/print-labels";
import { StandingBadge, StateBadge } from "../features/equipment/words";
import { useManagedProjects } from "../features/timesheets/add-day";
import { messages } from "../messages";

const keyOfRow = (row: Equipment) => row.equipmentId;
const MOST_LABELS = 100;
const MINE = "me";

function oneOf<V extends number>(text: string | undefined, values: readonly V[]): V | null {
  return values.find((each) => String(each) === text) ?? null;
}

/** Machines and tools of the projects that somebody sees: what there is, and where. */
export default function EquipmentPage(): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const { project } = useSession();
  const pane = useSidePane("equipment");
  const importing = useSidePane("import");
  const [printed, setPrinted] = useState<{ ids: readonly string[]; done: () => void } | null>(null);
  const table = useTableState({ filters: { state: "", projectId: "", standing: "", holder: "" } });
  const site = table.filters.projectId || project?.projectId;
  const wanted = {
    search: table.search,
    state: oneOf(table.filters.state, Object.values(STATE)),
    standing: oneOf(table.filters.standing, [1, 2] as const),
    isMine: table.filters.holder === MINE,
    ...(site ? { projectId: site } : {}),
  };
  const list = useQuery(equipmentListQuery({ ...wanted, pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows((place) => equipmentListQuery({ ...wanted, ...place }));
  const projects = useQuery(projectChoice);
  const mayMake = useManagedProjects().length > 0;
  useFreshEquipment();
  // On a phone it stands among other things, without its header.
  const validUntil = ({ expiresOn }: Equipment) => expiresOn && t("equipment.valid", { day: moment(expiresOn) });
  const columns: Column<Equipment>[] = [
    { id: "name", header: t("equipment.name"), main: true, value: (row) => row.name },
    { id: "category", header: t("equipment.category"), value: (row) => row.category },
    { id: "serial", header: t("equipment.serial"), value: (row) => row.serialNumber },
    {
      id: "projectId",
      header: t("equipment.at"),
      value: (row) =>
        row.atProjectId
          ? row.atProjectName || t("equipment.otherProject")
          : t("equipment.atHome", { home: row.projectName }),
      filter: optionsOf.projects(projects.data),
      phone: "line",
    },
    {
      id: "holder",
      header: t("custody.holder"),
      value: (row) => row.holder?.fullName ?? "",
      filter: [{ value: MINE, label: t("custody.mine") }],
      phone: "line",
    },
    {
      id: "standing",
      header: t("equipment.certificatesShort"),
      value: (row) => (row.standing ? t(`equipment.standing.${row.standing}`) : row.expiresOn && moment(row.expiresOn)),
      cell: (row) => (row.standing ? <StandingBadge standing={row.standing} /> : validUntil(row)),
      phone: "line",
      filter: (["1", "2"] as const).map((value) => ({ value, label: t(`equipment.standing.${value}`) })),
    },
    {
      id: "state",
      header: t("equipment.state"),
      value: (row) => t(`equipment.state.${row.state}`),
      cell: (row) => <StateBadge state={row.state} />,
      filter: (["1", "2", "3", "4", "5"] as const).map((value) => ({ value, label: t(`equipment.state.${value}`) })),
      width: "9rem",
      phone: "end",
    },
  ];
  return (
    <AppPage
      title={t("equipment.title")}
      description={t("equipment.about")}
      actions={
        <Group gap="xs">
          {site && (
            <ExportMenu
              label={t("equipment.export")}
              path="/api/Equipment/ExportEquipment"
              parts={[{ name: t("equipment.title"), query: { projectId: site } }]}
              failed={t("equipment.exportFailed")}
            />
          )}
          {mayMake && (
            <>
              <Button
                variant="subtle"
                leftSection={<Upload size={16} aria-hidden />}
                onClick={() => importing.open("file")}
              >
                {t("equipment.import")}
              </Button>
              <Button
                variant="default"
                leftSection={<Plus size={16} aria-hidden />}
                onClick={() => pane.open(NEW_EQUIPMENT)}
              >
                {t("equipment.new")}
              </Button>
            </>
          )}
          <Button component={Link} to="/attendance/scan" leftSection={<ScanLine size={16} aria-hidden />}>
            {t("scan.title")}
          </Button>
        </Group>
      }
    >
      <DataTable
        id="attendance.equipment"
        label={t("equipment.title")}
        columns={columns}
        rows={list.data?.data}
        total={list.data?.totalCount ?? 0}
        exportRows={all}
        rowKey={keyOfRow}
        control={table}
        searchLabel={t("equipment.search")}
        error={list.error}
        onRetry={() => void list.refetch()}
        onOpen={(row) => pane.open(row.equipmentId)}
        openedKey={pane.id}
        {...(mayMake
          ? {
              bulkActions: (rows: readonly Equipment[], clear: () => void) => {
                const own = rows.filter((row) => row.mayEdit).slice(0, MOST_LABELS);
                return (
                  <Button
                    size="compact-md"
                    disabled={own.length === 0}
                    leftSection={<Printer size={16} aria-hidden />}
                    onClick={() => setPrinted({ ids: own.map(keyOfRow), done: clear })}
                  >
                    {t("labels.printMany", { count: own.length })}
                  </Button>
                );
              },
            }
          : {})}
        empty={
          <EmptyState icon={Truck} title={t("equipment.empty")}>
            {t("equipment.emptyHelp")}
          </EmptyState>
        }
      />
      <EquipmentPane pane={pane} />
      <ImportPane opened={importing.id !== null && mayMake} onClose={importing.close} />
      <PrintLabels
        equipmentIds={printed?.ids ?? null}
        onClose={() => {
          printed?.done();
          setPrinted(null);
        }}
      />
    </AppPage>
  );
}
