import { Button, EmptyState, Stack, StatusBadge, Text, UnstyledButton, useFormats } from "@groundwork/kit";
import { ListTree } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { Code, CodeTree } from "../api";
import { Amount, UsedBar } from "../bar";
import classes from "../budget.module.css";
import { branchesOf, firstOf } from "./tree";

const THREE_PLACES = { maximumFractionDigits: 3 };

/** Codes that are drawn at once: a project may have thousands. */
const AT_ONCE = 300;

interface Props {
  tree: CodeTree;
  search: string;
  openedId: string | null;
  onOpen: (codeId: string) => void;
}

function Row({ code, left, opened, onOpen }: { code: Code; left: string; opened: boolean; onOpen: () => void }) {
  const t = messages.useT();
  const formats = useFormats();
  return (
    <UnstyledButton
      className={`${classes.row} ${code.isDivision ? classes.division : ""}`}
      data-open={opened || undefined}
      onClick={onOpen}
    >
      <span>
        <span className={classes.number}>{code.number}</span>
        {code.name}{" "}
        {code.alertPercent > 0 && (
          <StatusBadge tone={code.alertPercent === 100 ? "bad" : "waiting"}>
            {t("alert.reached", { percent: code.alertPercent })}
          </StatusBadge>
        )}{" "}
        {code.isForecastOver && code.alertPercent < 100 && (
          <StatusBadge tone="waiting">{t("alert.forecastOver")}</StatusBadge>
        )}
      </span>
      <span className={classes.amount}>
        <Amount value={left}>{t("money.leftOf", { left: formats.amount(left, code.currency) })}</Amount>
      </span>
      {!code.isDivision && (
        <>
          <Text component="span" size="sm" c="dimmed">
            {[
              t("code.ofBudget", { budget: formats.amount(code.budget, code.currency) }),
              code.quantity && `${formats.number(Number(code.quantity), THREE_PLACES)} ${code.unit}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          <Text component="span" size="sm" c="dimmed" className={classes.amount ?? ""}>
            {t("money.used", { percent: code.usedPercent })}
          </Text>
          <UsedBar of={code} />
        </>
      )}
    </UnstyledButton>
  );
}

/** Codes under their divisions, each with how much of it is used and left. */
export function CodeTreeView({ tree, search, openedId, onOpen }: Props): ReactNode {
  const t = messages.useT();
  const [most, setMost] = useState(AT_ONCE);
  const all = branchesOf(tree.codes, tree.currency, search);
  const { branches, hidden } = firstOf(all, most);
  if (branches.length === 0) {
    return (
      <EmptyState icon={ListTree} title={t(search ? "codes.noneFound" : "codes.empty")}>
        {t(search ? "codes.noneFoundHelp" : "codes.emptyHelp")}
      </EmptyState>
    );
  }
  return (
    <Stack gap={0}>
      {branches.map(({ division, codes, left }) => (
        <div key={division?.budgetCodeId ?? ""}>
          {division && (
            <Row
              code={division}
              left={left}
              opened={openedId === division.budgetCodeId}
              onOpen={() => onOpen(division.budgetCodeId)}
            />
          )}
          <ul className={classes.list} aria-label={division ? division.name : t("codes.title")}>
            {codes.map((code) => (
              <li key={code.budgetCodeId}>
                <Row
                  code={code}
                  left={code.left}
                  opened={openedId === code.budgetCodeId}
                  onOpen={() => onOpen(code.budgetCodeId)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 && (
        <Button variant="default" mt="md" onClick={() => setMost(most + AT_ONCE)}>
          {t("codes.more", { count: Math.min(hidden, AT_ONCE), left: hidden })}
        </Button>
      )}
    </Stack>
  );
}
