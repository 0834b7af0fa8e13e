import { Button, Progress } from "@groundwork/kit";
import { ArrowLeft, ArrowRight, BookOpen, Rows3 } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { pagingMessages } from "../../../messages/paging";
import classes from "./paging.module.css";
import type { Paging } from "./use-paging";

/** Above the form: which page it is, and the choice between one and all. */
export function PagingHead({ paging }: { paging: Paging }): ReactNode {
  const t = pagingMessages.useT();
  const { pages, at, isPaged, choose } = paging;
  const here = useRef<HTMLDivElement>(null);
  const pageId = pages[at]?.id;
  const before = useRef(pageId);
  useEffect(() => {
    if (before.current === pageId) return;
    before.current = pageId;
    // Who was brought to a field stays there.
    if (document.activeElement?.closest("[id^='field-']")) return;
    window.scrollTo({ top: 0 });
    here.current?.focus({ preventScroll: true });
  }, [pageId]);
  const said = { number: at + 1, count: pages.length };
  return (
    <div className={classes.head}>
      {isPaged && (
        <div ref={here} tabIndex={-1} className={classes.at}>
          {t("paging.at", said)}
          <Progress value={((at + 1) / pages.length) * 100} size="sm" aria-hidden />
        </div>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={isPaged ? <Rows3 size={16} aria-hidden /> : <BookOpen size={16} aria-hidden />}
        onClick={() => choose(!isPaged)}
      >
        {t(isPaged ? "paging.all" : "paging.one")}
      </Button>
    </div>
  );
}

/** Within the thumb's reach. */
export function PagingFoot({ paging: { pages, at, turnTo } }: { paging: Paging }): ReactNode {
  const t = pagingMessages.useT();
  const isLast = at === pages.length - 1;
  return (
    <nav className={classes.foot} aria-label={t("paging.turn")}>
      {at > 0 && (
        <Button variant="default" leftSection={<ArrowLeft size={16} aria-hidden />} onClick={() => turnTo(at - 1)}>
          {t("paging.back")}
        </Button>
      )}
      {!isLast && (
        <Button rightSection={<ArrowRight size={16} aria-hidden />} onClick={() => turnTo(at + 1)}>
          {t("paging.next")}
        </Button>
      )}
    </nav>
  );
}
