import {
  AppPage,
  Button,
  confirm,
  EmptyState,
  Group,
  Link,
  SidePane,
  StatusBadge,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import { Banknote, Forklift, Plus, Undo2 } from "@groundwork/kit/icons";
import { type Column, DataTable, useAllRows, useTableState } from "@groundwork/kit/table";
import type { ReactNode } from "react";
import { BUDGET } from "../features/api";
import { type Rate, ratesQuery, writes } from "../features/hours/api";
import { RateForm } from "../features/hours/rate-form";
import { messages } from "../messages";

/** What hours cost: for the company's admins alone. */
export default function RatesPage(): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const pane = useSidePane("rate");
  const table = useTableState();
  const rates = useQuery(ratesQuery({ pageNumber: table.page, pageCount: table.pageCount }));
  const all = useAllRows(ratesQuery);
  const takeBack = useAction<string, Rate>({
    run: (costRateId, options) => writes.takeBackRate(costRateId, options),
    onSuccess: async () => {
      toast.done({ title: t("rates.wasTakenBack") });
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error) => toast.error(error, t("rates.notTakenBack")),
  });
  const ask = async (rate: Rate) => {
    const question = { title: t("rates.takeBackTitle"), body: t("rates.takeBackHelp"), verb: t("rates.takeBack") };
    if (await confirm(question)) takeBack.mutate(rate.costRateId);
  };
  const columns: Column<Rate>[] = [
    {
      id: "whose",
      header: t("rates.whose"),
      main: true,
      value: ({ ownerUserId, person, staff }) => person?.fullName ?? (ownerUserId ? "–" : t(`rates.staff.${staff}`)),
      cell: ({ ownerUserId, person, staff }) =>
        person ? <PersonLine person={person} /> : ownerUserId ? "–" : t(`rates.staff.${staff}`),
    },
    // Of the company's own rates the first column says it; on a phone what it costs has the place.
    {
      id: "staff",
      header: t("rates.staff"),
      value: ({ ownerUserId, staff }) => (ownerUserId ? t(`rates.staff.${staff}`) : null),
    },
    {
      id: "hourly",
      header: t("rates.hourly"),
      value: ({ hourly, currency, staff }) =>
        hourly ? formats.amount(hourly, currency) : t(`rates.asOthers.${staff}`),
      align: "end",
      width: "10rem",
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
      title={t("rates.title")}
      description={t("rates.about")}
      actions={
        <Group gap="xs">
          <Button
            component={Link}
            to="/budget/equipment-rates"
            variant="default"
            leftSection={<Forklift size={16} aria-hidden />}
          >
            {t("equipmentRates.title")}
          </Button>
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open("new")}>
            {t("rates.new")}
          </Button>
        </Group>
      }
    >
      <DataTable
        id="budget.rates"
        label={t("rates.title")}
        columns={columns}
        rows={rates.data?.data}
        total={rates.data?.totalCount ?? 0}
        exportRows={all}
        rowKey={({ costRateId }) => costRateId}
        control={table}
        error={rates.error}
        onRetry={() => void rates.refetch()}
        empty={
          <EmptyState icon={Banknote} title={t("rates.empty")}>
            {t("rates.emptyHelp")}
          </EmptyState>
        }
      />
      <SidePane opened={pane.id !== null} onClose={pane.close} title={t("rates.new")}>
        {pane.id !== null && <RateForm onClose={pane.close} />}
      </SidePane>
    </AppPage>
  );
}
