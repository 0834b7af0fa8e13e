import {
  Anchor,
  Button,
  confirm,
  ErrorState,
  Group,
  LoadingState,
  Panel,
  SidePane,
  Stack,
  Text,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import classes from "../records/record-view.module.css";
import { type PayRules, payRulesQuery, withdrawPayRules } from "./api";
import { RulesForm } from "./rules-form";
import { whoseOf } from "./values";
import { useRulesText } from "./words";

/** The pane in which rules are opened, from elsewhere on the page too. */
export const RULES_PANE = "payRules";
export const NEW_RULES = "new";

/** By which rules hours are paid, each from its day on. */
export function PayRulesPanel(): ReactNode {
  const t = messages.useT();
  const nameOf = (row: PayRules) =>
    ({
      company: t("pay.ofCompany"),
      project: row.projectName,
      team: t("pay.ofTeam", { team: row.teamName }),
      person: row.owner?.fullName ?? t("timesheets.unknown"),
    })[whoseOf(row)];
  const { moment } = useFormats();
  const rulesText = useRulesText();
  const client = useQueryClient();
  const pane = useSidePane(RULES_PANE);
  const { data: rows, error, isPending, refetch } = useQuery(payRulesQuery);
  const opened = rows?.find(({ payRulesId }) => payRulesId === pane.id) ?? null;
  const done = async () => {
    pane.close();
    await client.invalidateQueries({ queryKey: RECORDS });
  };
  return (
    <Panel
      title={t("pay.title")}
      description={t(rows?.length === 0 ? "pay.none" : "pay.about")}
      actions={
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open(NEW_RULES)}>
          {t("pay.new")}
        </Button>
      }
    >
      {isPending && <LoadingState shape="form" rows={2} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      <ul className={classes.punches}>
        {rows?.map((row) => (
          <li key={row.payRulesId}>
            <Group justify="space-between" gap="xs">
              <Anchor component="button" type="button" onClick={() => pane.open(row.payRulesId)}>
                {nameOf(row)}
              </Anchor>
              <span>{t("pay.from", { day: moment(row.fromDate) })}</span>
            </Group>
            <Text size="sm" c="dimmed">
              {rulesText(row)}
            </Text>
          </li>
        ))}
      </ul>
      <SidePane opened={pane.id === NEW_RULES || opened !== null} onClose={pane.close} title={t("pay.one")}>
        {pane.id === NEW_RULES && <RulesForm saved={null} onDone={done} />}
        {opened && (
          <Stack gap="lg">
            <RulesForm key={opened.payRulesId} saved={opened} onDone={done} />
            <Withdraw saved={opened} onDone={done} />
          </Stack>
        )}
      </SidePane>
    </Panel>
  );
}

function Withdraw({ saved, onDone }: { saved: PayRules; onDone: () => Promise<void> }): ReactNode {
  const t = messages.useT();
  const action = useAction<PayRules, null>({
    run: (seen, options) => withdrawPayRules(seen, options),
    onSuccess: async () => {
      toast.done({ title: t("pay.withdrawn") });
      await onDone();
    },
    onError: (error) => toast.error(error, t("pay.notWithdrawn")),
  });
  const ask = async () => {
    const question = { title: t("pay.withdraw"), body: t("pay.withdrawHelp"), danger: true };
    if (await confirm({ ...question, verb: t("pay.withdraw") })) action.mutate(saved);
  };
  return (
    <div>
      <Button variant="light" color="brick" loading={action.isPending} onClick={() => void ask()}>
        {t("pay.withdraw")}
      </Button>
    </div>
  );
}
