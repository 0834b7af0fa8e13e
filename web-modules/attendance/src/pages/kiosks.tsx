import {
  AppPage,
  Button,
  EmptyState,
  RelativeTime,
  SidePane,
  Stack,
  StatusBadge,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import { Plus, TabletSmartphone } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useState } from "react";
import { KIOSKS, type Kiosk, type KioskPairing, kiosksQuery } from "../features/kiosk/api";
import { GivePin } from "../features/kiosk/give-pin";
import { KioskForm } from "../features/kiosk/kiosk-form";
import { KioskView } from "../features/kiosk/kiosk-view";
import { UncountedPresses } from "../features/kiosk/uncounted-presses";
import { messages } from "../messages";

const NEW = "new";
const keyOfRow = (row: Kiosk) => row.kioskId;

/** Tablets at the gates of the projects that somebody manages, and PINs for who has no phone. */
export default function KiosksPage(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const pane = useSidePane("tablet");
  const table = useTableState();
  const list = useQuery(kiosksQuery({ pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows(kiosksQuery);
  const [made, setMade] = useState<KioskPairing | null>(null);
  const readAgain = () => client.invalidateQueries({ queryKey: KIOSKS });
  const opened =
    list.data?.data.find((each) => keyOfRow(each) === pane.id) ?? (made?.kioskId === pane.id ? made : null);
  const columns: Column<Kiosk>[] = [
    { id: "name", header: t("kiosks.name"), main: true, value: (row) => row.name },
    { id: "project", header: t("kiosks.site"), value: (row) => row.projectName, phone: "line" },
    {
      id: "state",
      header: t("kiosks.seen"),
      value: (row) => (row.lastSeenAt ? new Date(row.lastSeenAt) : t("kiosks.notPaired")),
      cell: (row) =>
        row.lastSeenAt ? (
          <RelativeTime when={row.lastSeenAt} />
        ) : (
          <StatusBadge tone="waiting">{t("kiosks.notPaired")}</StatusBadge>
        ),
      width: "12rem",
      phone: "end",
    },
  ];
  return (
    <AppPage
      title={t("kiosks.title")}
      description={t("kiosks.about")}
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW)}>
          {t("kiosks.new")}
        </Button>
      }
    >
      <Stack gap="xl">
        <DataTable
          id="attendance.kiosks"
          label={t("kiosks.title")}
          columns={columns}
          rows={list.data?.data}
          total={list.data?.totalCount ?? 0}
          exportRows={all}
          rowKey={keyOfRow}
          control={table}
          error={list.error}
          onRetry={() => void list.refetch()}
          onOpen={(row) => pane.open(row.kioskId)}
          openedKey={pane.id}
          empty={
            <EmptyState icon={TabletSmartphone} title={t("kiosks.empty")}>
              {t("kiosks.emptyHelp")}
            </EmptyState>
          }
        />
        <UncountedPresses />
        <GivePin />
      </Stack>
      <SidePane
        opened={pane.id === NEW || opened !== null}
        onClose={pane.close}
        title={opened?.name ?? t("kiosks.new")}
      >
        {pane.id === NEW && (
          <KioskForm
            onDone={async (pairing) => {
              setMade(pairing);
              await readAgain();
              pane.open(pairing.kioskId);
            }}
          />
        )}
        {opened && (
          <KioskView
            key={opened.kioskId}
            kiosk={opened}
            pairing={made?.kioskId === opened.kioskId ? made : null}
            onRemoved={async () => {
              pane.close();
              await readAgain();
            }}
          />
        )}
      </SidePane>
    </AppPage>
  );
}
