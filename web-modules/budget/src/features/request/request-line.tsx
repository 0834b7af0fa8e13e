import { Button, useFormats } from "@groundwork/kit";
import { MoneyField, SelectField, TextField } from "@groundwork/kit/forms";
import { X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { amountFault } from "../amounts";
import type { CodeTree, Impact, RequestKind } from "../api";
import classes from "../budget.module.css";
import { CategoryTrouble, stateOf } from "../code/category-trouble";
import { ImpactFacts } from "./impact";
import type { LineRefusal, LineValue } from "./lines";

interface Props {
  tree: CodeTree;
  kind: RequestKind;
  line: LineValue;
  isFirst: boolean;
  impact: Impact | undefined;
  refusal: LineRefusal | undefined;
  /** Somebody wanted to send it, and it lacks something. */
  isStuck: boolean;
  taken: ReadonlySet<string | null>;
  /** Its amount is typed at the other line. */
  isTied: boolean;
  onChange: (line: LineValue) => void;
  onRemove: (() => void) | null;
}

/** What a line's code is for it. */
export const LABELS = {
  money: { gives: "code.one", gets: "code.one" },
  transfer: { gives: "transfer.from", gets: "transfer.to" },
  change: { gives: "change.less", gets: "change.more" },
} as const satisfies Record<RequestKind, unknown>;

/** A code, an amount, and what for. A code that was archived since stays until somebody chooses another one. */
export function RequestLineFields({
  tree,
  kind,
  line,
  isFirst,
  impact,
  refusal,
  isStuck,
  taken,
  isTied,
  onChange,
  onRemove,
}: Props): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const options = tree.codes
    .filter((each) => !each.isDivision)
    .filter((each) => each.budgetCodeId === line.budgetCodeId || !taken.has(each.budgetCodeId))
    .map((each) => ({ value: each.budgetCodeId, label: `${each.number} ${each.name}` }));
  const chosen = tree.codes.find((each) => each.budgetCodeId === line.budgetCodeId);
  const isOpen = options.some((each) => each.value === line.budgetCodeId);
  const archived = isOpen ? null : line.archived;
  if (archived && line.budgetCodeId) options.unshift({ value: line.budgetCodeId, label: archived });
  const wrong = line.amount.trim() ? amountFault(line.amount, tree.currency, { t, formats }, "aboveZero") : null;
  const noAmount = isStuck && !line.amount.trim() ? t("request.amountMissing") : null;
  const noCode = isStuck && line.budgetCodeId === null ? t("request.codeMissing") : null;
  const label = LABELS[kind][line.receives ? "gets" : "gives"];
  const refused = (field: string) => (refusal?.field === field ? refusal.message : null);
  return (
    <div className={classes.line}>
      <SelectField
        name="budgetCodeId"
        label={t(label)}
        options={options}
        value={line.budgetCodeId}
        onChange={(budgetCodeId) => onChange({ ...line, budgetCodeId, archived: null })}
        nothingFound={t("codes.noneFound")}
        searchable
        error={archived ? t("request.lineArchived") : (noCode ?? refused("budgetCodeId"))}
        required={isFirst}
      />
      {(!isTied || refused("amount")) && (
        <MoneyField
          name="amount"
          label={t("code.amount")}
          currency={tree.currency}
          value={line.amount}
          onChange={(amount) => onChange({ ...line, amount })}
          error={wrong ?? noAmount ?? refused("amount")}
          required={isFirst}
        />
      )}
      <TextField
        name="note"
        label={t("request.lineNote")}
        value={line.note}
        onChange={(note) => onChange({ ...line, note })}
        error={null}
        maxLength={120}
        autoComplete="off"
      />
      {impact && <ImpactFacts impact={impact} currency={tree.currency} />}
      {impact && <CategoryTrouble of={stateOf(tree, chosen?.category)} currency={tree.currency} />}
      {onRemove && (
        <Button variant="subtle" size="compact-sm" leftSection={<X size={14} aria-hidden />} onClick={onRemove}>
          {t("request.removeLine")}
        </Button>
      )}
    </div>
  );
}
