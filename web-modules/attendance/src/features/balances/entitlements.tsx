import {
  Anchor,
  Button,
  ErrorState,
  Group,
  LoadingState,
  Panel,
  SidePane,
  Text,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { TypeName } from "../leave/leave-badges";
import { RECORDS } from "../records/api";
import classes from "../records/record-view.module.css";
import { type Entitlement, entitlementsQuery } from "./api";
import { EntitlementForm } from "./entitlement-form";

const NEW = "new";
const keyOf = ({ recordType, fromYear }: Entitlement) => `${recordType}.${fromYear}`;

/** How much leave the company grants a year. */
export function Entitlements(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const pane = useSidePane("entitlement");
  const { data: rows, error, isPending, refetch } = useQuery(entitlementsQuery);
  const opened = rows?.find((each) => keyOf(each) === pane.id) ?? null;
  const done = async () => {
    pane.close();
    await client.invalidateQueries({ queryKey: RECORDS });
  };
  return (
    <Panel
      title={t("entitlements.title")}
      description={t(rows?.length === 0 ? "entitlements.none" : "entitlements.about")}
      actions={
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW)}>
          {t("entitlements.new")}
        </Button>
      }
    >
      {isPending && <LoadingState shape="form" rows={2} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      <ul className={classes.punches}>
        {rows?.map((row) => (
          <li key={keyOf(row)}>
            <Group justify="space-between" gap="xs">
              <Anchor component="button" type="button" onClick={() => pane.open(keyOf(row))}>
                <TypeName name={row.name} color={row.color} />
              </Anchor>
              <span>{t("entitlements.from", { year: String(row.fromYear) })}</span>
            </Group>
            <Text size="sm" c="dimmed">
              {[
                t("balances.year", { count: row.yearDays }),
                t(`entitlements.accrual.${row.accrual}`),
                t("entitlements.carried", { count: row.mostCarriedDays }),
                ...(row.mayGoBelow ? [t("entitlements.mayGoBelow")] : []),
              ].join(" · ")}
            </Text>
          </li>
        ))}
      </ul>
      <SidePane opened={pane.id === NEW || opened !== null} onClose={pane.close} title={t("entitlements.one")}>
        {pane.id === NEW && <EntitlementForm entitlement={null} onDone={done} />}
        {opened && <EntitlementForm key={opened.revision} entitlement={opened} onDone={done} />}
      </SidePane>
    </Panel>
  );
}
