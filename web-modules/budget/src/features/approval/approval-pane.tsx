import { Alert, ErrorState, LoadingState, SidePane, Stack, Text, useFormats, useQuery } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { categoriesQuery, overviewQuery } from "../api";
import classes from "../budget.module.css";
import { AbsenceForm } from "./absence-form";
import { absenceQuery, type Chain, chainQuery } from "./api";
import { ChainForm } from "./chain-form";

function ChainShown({ chain }: { chain: Chain }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const known = useQuery(categoriesQuery).data ?? [];
  const named = (of: readonly string[]) =>
    formats.list(of.map((each) => known.find(({ category }) => category === each)?.name ?? each));
  if (chain.steps.length === 0) {
    return (
      <Text>
        {t("chain.none")} {t("chain.whoSets")}
      </Text>
    );
  }
  return (
    <ol className={classes.list} aria-label={t("chain.title")}>
      {chain.steps.map(({ userId, person, upTo, categories }) => (
        <li key={userId}>
          <div className={classes.row} data-still>
            <span>
              {person?.fullName ?? "–"}
              {categories.length > 0 && (
                <Text component="span" size="sm" c="dimmed">
                  {" "}
                  {t("chain.ofCategories", { categories: named(categories) })}
                </Text>
              )}
            </span>
            <span className={classes.amount}>
              {upTo === null
                ? t("chain.any")
                : t("chain.upToAmount", { amount: formats.amount(upTo, chain.limitsCurrency) })}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  projectId: string;
  opened: boolean;
  onClose: () => void;
}

/** Who answers requests of a project, and who stands in for the reader. */
export function ApprovalPane({ projectId, opened, onClose }: Props): ReactNode {
  const t = messages.useT();
  const chain = useQuery({ ...chainQuery(projectId), enabled: opened });
  const absence = useQuery({ ...absenceQuery, enabled: opened });
  const project = useQuery({ ...overviewQuery(projectId), enabled: opened }).data?.projectName;
  const error = chain.error ?? absence.error;
  let body: ReactNode = <LoadingState shape="form" />;
  if (error) {
    body = <ErrorState error={error} retry={() => void Promise.all([chain.refetch(), absence.refetch()])} />;
  } else if (chain.data && absence.data !== undefined) {
    body = (
      <Stack gap="lg">
        <div>
          <Text fw={600}>{project}</Text>
          <Text size="sm" c="dimmed">
            {t("chain.help")}
          </Text>
        </div>
        {chain.data.limitsCurrency !== chain.data.currency && chain.data.steps.some(({ upTo }) => upTo !== null) && (
          <Text role="status" size="sm" className={classes.below ?? ""}>
            {t("chain.otherCurrency", { limits: chain.data.limitsCurrency, currency: chain.data.currency })}
          </Text>
        )}
        {chain.data.onlyOne && (
          <Alert color="amber" variant="light" icon={<TriangleAlert size={18} aria-hidden />}>
            {t("nobody.onlyOne", { who: chain.data.onlyOne.fullName })} {t("nobody.help")}
          </Alert>
        )}
        {chain.data.mayEdit ? <ChainForm chain={chain.data} onClose={onClose} /> : <ChainShown chain={chain.data} />}
        <AbsenceForm absence={absence.data} />
      </Stack>
    );
  }
  return (
    <SidePane opened={opened} onClose={onClose} title={t("chain.title")}>
      {body}
    </SidePane>
  );
}
