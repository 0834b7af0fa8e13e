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
import { mappingQuery } from "./api";
import { MappingForm } from "./mapping-form";

const OPEN = "mapping";

/** How the company's file for payroll looks: a line of it, and the form. */
export function PayrollPanel(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const pane = useSidePane("payroll");
  const { data, error, isPending, refetch } = useQuery(mappingQuery);
  const done = async () => {
    pane.close();
    await client.invalidateQueries({ queryKey: RECORDS });
  };
  return (
    <Panel
      title={t("payroll.title")}
      description={t("payroll.about")}
      actions={
        <Button variant="default" onClick={() => pane.open(OPEN)}>
          {t("payroll.setUp")}
        </Button>
      }
    >
      {isPending && <LoadingState shape="form" rows={1} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <Text size="sm" c="dimmed">
          {data.mapping.columns.map(({ heading }) => heading).join(" · ")}
        </Text>
      )}
      <SidePane opened={pane.id === OPEN} onClose={pane.close} title={t("payroll.title")}>
        {data && <MappingForm key={data.revision} saved={data} onDone={done} />}
      </SidePane>
    </Panel>
  );
}
