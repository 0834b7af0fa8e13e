import { Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CategoryMove } from "../api";
import classes from "../budget.module.css";

interface Props {
  /** Not told by a service of the release before. */
  moves: readonly CategoryMove[] | undefined;
  currency: string;
  isDone?: boolean;
  /** Whom the company lets codes exceed their category, said before it is sent; undefined: it is sent already. */
  overruns?: string | undefined;
}

const ONLY = {
  managers: "move.only.managers",
  admins: "move.only.admins",
  nobody: "move.only.nobody",
} as const;

const signed = (amount: string, shown: string): string => (amount.startsWith("-") ? shown : `+${shown}`);

/** What each category of the project gets or gives, in words: a transfer takes along no more than one has. */
export function useToldMoves(currency: string): (moves: readonly CategoryMove[] | undefined) => string[] {
  const t = messages.useT();
  const formats = useFormats();
  const told = (amount: string) => signed(amount, formats.amount(amount, currency));
  return (moves = []) =>
    moves.map(({ name, amount, inCodes }) =>
      inCodes === null || inCodes === amount
        ? t("move.one", { category: name, amount: told(amount) })
        : t("move.less", { category: name, amount: told(amount), codes: told(inCodes) }),
    );
}

/** That a transfer between categories, or a change, moves what the project has for them, and where codes then exceed it. */
export function CategoryMoves({ moves = [], currency, isDone = false, overruns }: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const told = useToldMoves(currency)(moves);
  const only = ONLY[overruns as keyof typeof ONLY];
  if (moves.length === 0) return null;
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {t(isDone ? "move.done" : "move.title")}
      </Text>
      {moves.map(({ category, name, excess }, index) => (
        <div key={category}>
          <Text size="sm">{told[index]}</Text>
          {excess !== null && (
            <Text size="sm" className={classes.below ?? ""}>
              {t("code.exceedsCategory", { category: name, amount: formats.amount(excess, currency) })}
            </Text>
          )}
        </div>
      ))}
      {only && moves.some(({ excess }) => excess !== null) && (
        <Text size="sm" className={classes.below ?? ""}>
          {t(only)}
        </Text>
      )}
    </div>
  );
}
