import {
  Code,
  CopyButton,
  DateText,
  EmptyState,
  Facts,
  Group,
  RelativeTime,
  SidePane,
  Stack,
  Text,
  Title,
  useQuery,
  useSidePane,
} from "@groundwork/kit";
import { listQuery, PersonLine } from "@groundwork/kit/directory";
import { BadgeCheck } from "@groundwork/kit/icons";
import { type Column, DataTable, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import { type ErrorRow, errorsQuery, readAllErrors } from "./api";
import classes from "./error-list.module.css";

function errorColumns(t: ReturnType<typeof messages.useT>): Column<ErrorRow>[] {
  return [
    {
      id: "message",
      header: t("errors.message"),
      main: true,
      value: (row) => `${row.name}: ${row.message}`,
      cell: (row) => (
        <Text component="span" lineClamp={2} className={classes.message ?? ""}>
          <b>{row.name}</b> {row.message}
        </Text>
      ),
    },
    {
      id: "user",
      header: t("errors.who"),
      value: (row) => row.user?.fullName ?? "",
      cell: (row) => row.user?.fullName ?? t("errors.visitor"),
      width: "11rem",
    },
    {
      id: "pathname",
      header: t("errors.page"),
      value: (row) => row.pathname,
      cell: (row) => <Code>{row.pathname || "/"}</Code>,
      width: "14rem",
    },
    {
      id: "at",
      header: t("errors.at"),
      value: (row) => new Date(row.at),
      cell: (row) => <RelativeTime when={row.at} />,
      width: "9rem",
    },
    {
      id: "userAgent",
      header: t("errors.device"),
      optional: true,
      value: (row) => row.userAgent,
      cell: (row) => row.userAgent,
    },
  ];
}

function ErrorDetail({ row }: { row: ErrorRow }): ReactNode {
  const t = messages.useT();
  return (
    <Stack gap="lg">
      <Text className={classes.message ?? ""}>{row.message}</Text>
      <Facts
        items={[
          { label: t("errors.at"), value: <DateText when={row.at} style="dateTime" /> },
          {
            label: t("errors.who"),
            value: row.user ? <PersonLine person={row.user} detail={row.user.email} /> : t("errors.visitor"),
          },
          { label: t("errors.page"), value: <Code>{row.pathname || "/"}</Code> },
          { label: t("errors.device"), value: row.userAgent || "–" },
          { label: t("errors.reference"), value: <Code>{row.id}</Code> },
        ]}
      />
      <div>
        <Group justify="space-between">
          <Title order={3}>{t("errors.stack")}</Title>
          {row.stack && <CopyButton value={row.stack} label={t("errors.copyStack")} />}
        </Group>
        {row.stack ? (
          // Scrolls sideways: a keyboard must be able to reach what is cut off.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          <section className={classes.stack} tabIndex={0} aria-label={t("errors.stack")}>
            <pre>{row.stack}</pre>
          </section>
        ) : (
          <Text c="dimmed">{t("errors.noStack")}</Text>
        )}
      </div>
    </Stack>
  );
}

const keyOfRow = (row: ErrorRow) => row.id;

/** Errors that people's browsers met, newest first, with what a developer needs to find the cause. */
export function ErrorList(): ReactNode {
  const t = messages.useT();
  const pane = useSidePane("error");
  const table = useTableState();
  const query = listQuery(table);
  const errors = useQuery(errorsQuery(query));
  const columns = useMemo(() => errorColumns(t), [t]);
  const opened = errors.data?.data.find((row) => row.id === pane.id);
  return (
    <>
      <DataTable
        id="identity.errors"
        label={t("admin.errors")}
        columns={columns}
        rows={errors.data?.data}
        total={errors.data?.totalCount ?? 0}
        rowKey={keyOfRow}
        control={table}
        error={errors.error}
        onRetry={() => void errors.refetch()}
        onOpen={(row) => pane.open(row.id)}
        openedKey={pane.id}
        exportRows={() => readAllErrors(query)}
        empty={
          <EmptyState icon={BadgeCheck} title={t("errors.empty.title")}>
            {t("errors.empty.body")}
          </EmptyState>
        }
      />
      <SidePane opened={pane.id !== null} onClose={pane.close} title={opened?.name ?? t("errors.one")} size="lg">
        {opened ? <ErrorDetail row={opened} /> : <Text c="dimmed">{t("errors.gone")}</Text>}
      </SidePane>
    </>
  );
}
