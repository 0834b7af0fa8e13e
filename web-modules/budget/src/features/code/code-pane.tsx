import {
  Anchor,
  ErrorState,
  Facts,
  Group,
  Link,
  LoadingState,
  SidePane,
  type SidePaneState,
  Stack,
  Tabs,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { Archive, ArchiveRestore, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { ActButton } from "../act-button";
import { BUDGET, type CodeDetail, type CodeTree, codeQuery, writes } from "../api";
import { UsedBar } from "../bar";
import { CostList } from "../cost/cost-list";
import { CategoryTrouble } from "./category-trouble";
import { EditCode, NewCode } from "./code-form";
import { CodeEntries, CodeHistory } from "./code-history";
import { EstimateForm } from "./estimate-form";
import { WithTransfers } from "./with-transfers";

export const NEW_CODE = "new";

type Act = "archive" | "unarchive" | "delete";
const WRITE = {
  archive: writes.archiveCode,
  unarchive: writes.unarchiveCode,
  delete: writes.deleteCode,
} as const;

function Acts({ code, onClose }: { code: CodeDetail; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { name } = code;
  const act = useAction<Act, unknown>({
    run: (which, options) => WRITE[which](code, options),
    onSuccess: async (_, which) => {
      toast.done({ title: t(`code.${which}.done`, { name }) });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
    onError: (error) => toast.error(error, t("code.notDone", { name })),
  });
  const shared = { isPending: act.isPending };
  const archiving = code.isArchived ? "unarchive" : "archive";
  return (
    <Group gap="sm">
      <ActButton
        {...shared}
        verb={t(`code.${archiving}.verb`)}
        icon={code.isArchived ? ArchiveRestore : Archive}
        onAct={() => act.mutate(archiving)}
      />
      {code.mayDelete && (
        <ActButton
          {...shared}
          verb={t("code.delete.verb")}
          icon={Trash2}
          question={{ title: t("code.delete.title", { name }), body: t("code.delete.body") }}
          onAct={() => act.mutate("delete")}
        />
      )}
    </Group>
  );
}

function Balances({ code }: { code: CodeDetail }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const parts = ["budget", "held", "committed", "actual", "left"] as const;
  const { estimate, currency } = code;
  return (
    <Stack gap="sm">
      <UsedBar of={code} />
      <Facts
        items={[
          ...parts.map((part) => ({ label: t(`money.${part}`), value: formats.amount(code[part], currency) })),
          { label: t("report.used"), value: `${code.usedPercent}%` },
          ...(estimate === null ? [] : [{ label: t("forecast.toCome"), value: formats.amount(estimate, currency) }]),
        ]}
      />
      <WithTransfers code={code} />
      <CategoryTrouble of={code.categoryState} currency={currency} />
    </Stack>
  );
}

function Body({ code, tree, onClose }: { code: CodeDetail; tree: CodeTree | undefined; onClose: () => void }) {
  const t = messages.useT();
  return (
    <Stack gap="lg">
      {!code.isDivision && <Balances code={code} />}
      <Tabs defaultValue={code.mayEdit && !code.isArchived ? "edit" : "history"}>
        <Tabs.List>
          {code.mayEdit && !code.isArchived && <Tabs.Tab value="edit">{t("code.edit")}</Tabs.Tab>}
          <Tabs.Tab value="history">{t("history.title")}</Tabs.Tab>
          {code.mayEdit && !code.isDivision && !code.isArchived && (
            <Tabs.Tab value="estimate">{t("forecast.title")}</Tabs.Tab>
          )}
          {!code.isDivision && <Tabs.Tab value="costs">{t("costs.title")}</Tabs.Tab>}
          {!code.isDivision && <Tabs.Tab value="entries">{t("entry.title")}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="edit" pt="md">
          <EditCode code={code} tree={tree} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="estimate" pt="md">
          <EstimateForm code={code} />
        </Tabs.Panel>
        <Tabs.Panel value="history" pt="md">
          <CodeHistory code={code} />
        </Tabs.Panel>
        <Tabs.Panel value="costs" pt="md">
          <CostList projectId={code.projectId} codeId={code.budgetCodeId} />
        </Tabs.Panel>
        <Tabs.Panel value="entries" pt="md">
          <CodeEntries code={code} />
        </Tabs.Panel>
      </Tabs>
      {!code.isDivision && (
        <Anchor component={Link} to={`/budget/code-report?code=${code.budgetCodeId}`}>
          {t("report.title")}
        </Anchor>
      )}
      {code.mayEdit && <Acts code={code} onClose={onClose} />}
    </Stack>
  );
}

/** A code beside the tree (`?code=…`), or the making of a new one (`?code=new`). */
export function CodePane({ pane, tree }: { pane: SidePaneState; tree: CodeTree | undefined }): ReactNode {
  const t = messages.useT();
  const creating = pane.id === NEW_CODE;
  const code = useQuery({ ...codeQuery(pane.id ?? ""), enabled: pane.id !== null && !creating });
  let title = code.data ? `${code.data.number} ${code.data.name}` : t("code.one");
  let body: ReactNode = <LoadingState />;
  if (creating) {
    title = t("code.new");
    if (tree) body = <NewCode tree={tree} onClose={pane.close} />;
  } else if (code.data) {
    body = <Body key={code.data.budgetCodeId} code={code.data} tree={tree} onClose={pane.close} />;
  } else if (code.error) {
    body = <ErrorState error={code.error} title={t("code.failed")} retry={() => void code.refetch()} />;
  }
  return (
    <SidePane opened={pane.id !== null && (!creating || tree?.mayEdit === true)} onClose={pane.close} title={title}>
      {body}
    </SidePane>
  );
}
