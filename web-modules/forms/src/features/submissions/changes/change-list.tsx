import { Button, DateText, StatusBadge } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { changeMessages } from "../../../messages/changes";
import type { CellChange, FieldChange, PageChanges, RowChange } from "./changed";
import classes from "./changes.module.css";
import type { Piece } from "./words";

interface ChangeListProps {
  pages: readonly PageChanges[];
  /** Of the names of pages: one below what the list stands in. */
  heading: "h2" | "h3";
  /** Left out where the form is not beside it. */
  onGo?: (fieldId: string) => void;
  timeZone: string | undefined;
}

/** Field by field, page by page. */
export function ChangeList({ pages, heading: Heading, onGo, timeZone }: ChangeListProps): ReactNode {
  const t = changeMessages.useT();
  return pages.map(({ pageId, name, number, changes }) => (
    <section key={pageId}>
      <Heading className={classes.page}>
        {name ? t("changes.page", { number, name }) : t("changes.pageWithoutName", { number })}
      </Heading>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.fieldId} className={classes.change}>
            <Change change={change} onGo={onGo} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const TONES = { added: "good", removed: "bad", changed: "waiting", redrawn: "waiting" } as const;

interface ChangeProps {
  change: FieldChange;
  onGo?: ((fieldId: string) => void) | undefined;
  timeZone: string | undefined;
}

function Change({ change, onGo, timeZone }: ChangeProps): ReactNode {
  const t = changeMessages.useT();
  const { kind, fieldId, where } = change;
  const name = change.name || t("changes.unnamed");
  return (
    <>
      {onGo ? (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.go ?? ""}
          aria-label={t("changes.goTo", { field: name })}
          onClick={() => onGo(fieldId)}
        >
          {name}
        </Button>
      ) : (
        <strong>{name}</strong>
      )}{" "}
      <StatusBadge tone={TONES[kind]}>{t(`changes.mark.${kind}`)}</StatusBadge>
      {where.length > 0 && <p className={classes.where}>{where.join(" · ")}</p>}
      <WhatChanged change={change} timeZone={timeZone} />
    </>
  );
}

/** What it was and is: of a table which rows and cells, of a list which of its items, beside files what is written. */
export function WhatChanged({ change, timeZone }: Omit<ChangeProps, "onGo">): ReactNode {
  const t = changeMessages.useT();
  const { kind, before, after, rows, items, by, at } = change;
  return (
    <>
      {kind === "redrawn" && <p>{t(change.isSignature ? "changes.signed" : "changes.redrawn")}</p>}
      {rows.length > 0 && <Rows rows={rows} />}
      {items.map(({ change: what, text }) => (
        <p key={`${what}/${text}`} className={what === "removed" ? classes.was : undefined}>
          {t(`changes.item.${what}`)} {what === "removed" ? <del>{text}</del> : <ins>{text}</ins>}
        </p>
      ))}
      {before.length > 0 && (
        <p className={classes.was}>
          {t("changes.was")} <Pieces of={before} as="del" />
        </p>
      )}
      {after.length > 0 && (
        <p>
          {t("changes.is")} <Pieces of={after} as="ins" />
        </p>
      )}
      {at && (
        <p className={classes.where}>
          {by && t("changes.by", { who: by.fullName })} <DateText when={at} style="dateTime" timeZone={timeZone} />
        </p>
      )}
    </>
  );
}

/** Of a long table all of them are shown when somebody asks. */
const ROWS_AT_ONCE = 10;

function Rows({ rows }: { rows: readonly RowChange[] }): ReactNode {
  const t = changeMessages.useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_ONCE);
  return (
    <>
      <ul className={classes.rows}>
        {shown.map((row) => (
          <li key={row.key}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button variant="subtle" size="compact-md" onClick={() => setWhole(true)}>
          {t("changes.moreRows", { count: rows.length })}
        </Button>
      )}
    </>
  );
}

function Row({ row }: { row: RowChange }): ReactNode {
  const t = changeMessages.useT();
  const { title, number, copy, change, cells } = row;
  const name = title ? t("changes.rowNamed", { title }) : t("changes.row", { number });
  return (
    <>
      <span className={classes.row}>
        {copy > 0 ? t("changes.rowInCopy", { row: name, number: copy + 1 }) : name}
        <StatusBadge tone={TONES[change]}>{t(`changes.rowMark.${change}`)}</StatusBadge>
      </span>
      {cells.map((cell) => (
        <Cell key={cell.columnId} cell={cell} isGone={change === "removed"} />
      ))}
    </>
  );
}

function Cell({ cell: { name, before, after }, isGone }: { cell: CellChange; isGone: boolean }): ReactNode {
  const t = changeMessages.useT();
  const is = after ? <ins>{after}</ins> : t("changes.empty");
  return (
    <p>
      {name}: {before && <del>{before}</del>}
      {before && !isGone && " → "}
      {!isGone && is}
    </p>
  );
}

function Pieces({ of, as: Mark }: { of: readonly Piece[]; as: "del" | "ins" }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
  return of.map(({ text, isOwn }, at) => (isOwn ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>));
}
