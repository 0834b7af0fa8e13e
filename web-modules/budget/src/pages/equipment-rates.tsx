import {
  AppPage,
  Button,
  confirm,
  EmptyState,
  SidePane,
  StatusBadge,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import { Banknote, Plus, Undo2 } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { BUDGET } from "../features/api";
import { type EquipmentRate, equipmentRatesQuery, writes } from "../features/equipment/api";
import { EquipmentRateForm } from "../features/equipment/rate-form";
import { messages } from "../messages";

/** What a day or an hour of equipment costs: for the company's admins. */
export default function EquipmentRatesPage(): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const pane = useSidePane("rate");
  const table = useTableState();
  const rates = useQuery(equipmentRatesQuery({ pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows(equipmentRatesQuery);
  const takeBack = useAction<string, EquipmentRate>({
    run: (equipmentRateId, options) => writes.takeBackRate(equipmentRateId, options),
    onSuccess: async () => {
      toast.done({ title: t("rates.wasTakenBack") });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error) => toast.error(error, t("rates.notTakenBack")),
  });
  const ask = async ({ equipmentRateId }: EquipmentRate) => {
    const question = {
      title: t("rates.takeBackTitle"),
      body: t("equipmentRates.takeBackHelp"),
      verb: t("rates.takeBack"),
    };
    if (await confirm(question)) takeBack.mutate(equipmentRateId);
  };
  const columns: Column<EquipmentRate>[] = [
    {
      id: "whose",
      header: t("equipmentRates.whose"),
      main: true,
      value: ({ equipmentId, name, category }) =>
        equipmentId ? name || t("equipment.unknown") : category || t("equipmentRates.allOthers"),
    },
    {
      id: "rented",
      header: t("equipment.whose"),
      value: ({ isRented }) => t(isRented ? "equipment.rented" : "equipment.own"),
      phone: "line",
    },
    {
      id: "amount",
      header: t("code.rate"),
      value: ({ amount, currency, unit }) =>
        t(`equipmentRates.per.${unit}`, { amount: formats.amount(amount, currency) }),
      align: "end",
      width: "11rem",
      phone: "line",
    },
    {
      id: "from",
      header: t("rates.from"),
      value: ({ fromOn }) => formats.moment(fromOn),
      width: "9rem",
      phone: "line",
    },
    { id: "by", header: t("rates.by"), value: ({ by }) => by?.fullName ?? "–" },
    {
      id: "act",
      header: "",
      isControl: true,
      cell: (rate) =>
        rate.takenBackAt ? (
          <StatusBadge tone="neutral">{t("rates.isTakenBack")}</StatusBadge>
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Undo2 size={14} aria-hidden />}
            onClick={() => void ask(rate)}
          >
            {t("rates.takeBack")}
          </Button>
        ),
      width: "9rem",
      phone: "end",
    },
  ];
  return (
    <AppPage
      title={t("equipmentRates.title")}
      description={t("equipmentRates.about")}
      breadcrumbs={[{ label: t("rates.title"), to: "/budget/rates" }]}
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open("new")}>
          {t("equipmentRates.new")}
        </Button>
      }
    >
      <DataTable
        id="budget.equipment-rates"
        label={t("equipmentRates.title")}
        columns={columns}
        rows={rates.data?.data}
        total={rates.data?.totalCount ?? 0}
        exportRows={all}
        rowKey={({ equipmentRateId }) => equipmentRateId}
        control={table}
        error={rates.error}
        onRetry={() => void rates.refetch()}
        empty={
          <EmptyState icon={Banknote} title={t("rates.empty")}>
            {t("equipmentRates.emptyHelp")}
          </EmptyState>
        }
      />
      <SidePane opened={pane.id !== null} onClose={pane.close} title={t("equipmentRates.new")}>
        {pane.id !== null && <EquipmentRateForm onClose={pane.close} />}
      </SidePane>
    </AppPage>
  );
}
