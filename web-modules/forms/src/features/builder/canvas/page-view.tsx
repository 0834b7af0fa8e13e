import { givenName, type Page } from "@groundwork/formwork/rules";
import { memo, type ReactNode, useRef } from "react";
import { builderMessages } from "../../../messages/builder";
import { MARKS } from "../drag/canvas-spots";
import { useBuilder } from "../state/hooks";
import classes from "./canvas.module.css";
import { useGoingToPage } from "./name-page";
import { useDrawn } from "./nearness";
import { RowView } from "./row-view";

/** Rows that are drawn before anybody can have scrolled: what the first look shows. */
const FIRST_LOOK = 12;
/** How high a row mostly is, until it is known. */
const USUAL_ROW = 104;

export const PageView = memo(function PageView({ page, number }: { page: Page; number: number }): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const going = useGoingToPage(page.id);
  const rows = useRef<HTMLDivElement>(null);
  const { isDrawn, height } = useDrawn(rows, number === 1);
  return (
    <section
      className={classes.page}
      {...{ [MARKS.page]: page.id }}
      aria-label={givenName(page) || t("builder.pageNumber", { number })}
    >
      <input
        className={classes.pageName}
        aria-label={t("builder.pageName", { number })}
        placeholder={t("builder.untitled")}
        maxLength={500}
        readOnly={store.isFixed}
        value={givenName(page)}
        {...going}
        onChange={(event) => store.renamePage(page.id, event.currentTarget.value)}
      />
      <div
        ref={rows}
        className={classes.rows}
        style={isDrawn ? undefined : { minHeight: height ?? page.components.length * USUAL_ROW }}
      >
        {isDrawn &&
          page.components.map((row, index) => (
            <RowView key={row.id} row={row} isFirst={number === 1 && index < FIRST_LOOK} />
          ))}
        <div className={classes.trailing} data-empty={page.components.length === 0 || undefined}>
          {page.components.length === 0 && t("builder.emptyPage")}
        </div>
      </div>
    </section>
  );
});
