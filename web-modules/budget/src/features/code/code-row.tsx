import { Text, UnstyledButton, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CategoryState, Code } from "../api";
import { Amount, UsedBar } from "../bar";
import classes from "../budget.module.css";
import { CategoryTroubleBadge } from "./category-trouble";
import { MarkBadge } from "./mark-badge";

const THREE_PLACES = { maximumFractionDigits: 3 };

interface Props {
  code: Code;
  left: string;
  opened: boolean;
  onOpen: () => void;
  categoryState?: CategoryState | undefined;
}

/** A code, or a division with what is left of its codes; a press opens it. */
export function CodeRow({ code, left, opened, onOpen, categoryState }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return (
    <UnstyledButton
      className={`${classes.row} ${code.isDivision ? classes.division : ""}`}
      data-open={opened || undefined}
      onClick={onOpen}
    >
      <span>
        <span className={classes.number}>{code.number}</span> {code.name}{" "}
        {!code.isDivision && (
          <>
            <MarkBadge mark={code.alertPercent} isForecastOver={code.isForecastOver} left={code.left} />{" "}
            <CategoryTroubleBadge of={categoryState} />
          </>
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
