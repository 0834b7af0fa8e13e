import {
  Button,
  ErrorState,
  LoadingState,
  Panel,
  SidePane,
  Text,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { numbersQuery } from "./numbers-api";
import { NumbersForm } from "./numbers-form";

const OPEN = "numbers";

/** What payroll calls each person: how many have a number, and the form. */
export function NumbersPanel(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const pane = useSidePane("payroll");
  const { data, error, isPending, refetch } = useQuery(numbersQuery);
  return (
    <Panel
      title={t("payroll.numbers")}
      description={t("payroll.numbersAbout")}
      actions={
        <Button variant="default" onClick={() => pane.open(OPEN)}>
          {t("payroll.numbersEnter")}
        </Button>
      }
    >
      {isPending && <LoadingState shape="form" rows={1} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <Text size="sm" c="dimmed">
          {t("payroll.numbersCount", { count: data.length })}
        </Text>
      )}
      <SidePane opened={pane.id === OPEN} onClose={pane.close} title={t("payroll.numbers")}>
        {data && <NumbersForm saved={data} onSaved={() => client.invalidateQueries({ queryKey: RECORDS })} />}
      </SidePane>
    </Panel>
  );
}
