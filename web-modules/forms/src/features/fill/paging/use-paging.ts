import { type Body, fieldsOf, isShownPage } from "@groundwork/formwork";
import { useMediaQuery, useUrlState } from "@groundwork/kit";
import { useCallback, useEffect, useMemo, useState } from "react";
import { turnWhereAsked } from "../go-to-field";
import { keepOnePage, readsOnePage } from "./choice";

/** Fewer are scrolled through sooner than turned. */
const LONG_FIELDS = 8;

export interface Paging {
  /** On a phone, of a form that is long. */
  isOffered: boolean;
  isPaged: boolean;
  choose: (isPaged: boolean) => void;
  /** Those that rules leave. */
  pages: Body;
  at: number;
  turnTo: (index: number) => void;
}

/**
 * Which page is shown. In the address, where that may change: the browser's own buttons turn pages, too. A visitor's
 * holds the secret of their link.
 */
function usePlace(isInAddress: boolean): [string, (pageId: string) => void] {
  const [{ formPage }, place] = useUrlState({ formPage: "" });
  const [own, setOwn] = useState("");
  const show = useCallback((pageId: string) => place({ formPage: pageId }, { push: true }), [place]);
  return isInAddress ? [formPage, show] : [own, setOwn];
}

/** One page of a form at a time. */
export function usePaging(shown: Body, isInAddress: boolean): Paging {
  const isPhone = useMediaQuery("(max-width: 47.99em)") ?? false;
  const [isOne, setIsOne] = useState(readsOnePage);
  const [placed, show] = usePlace(isInAddress);
  const pages = useMemo(() => shown.filter(isShownPage), [shown]);
  const isLong = pages.length > 1 && fieldsOf(pages).filter(({ visible }) => visible).length >= LONG_FIELDS;
  const isOffered = isPhone && isLong;
  const isPaged = isOffered && isOne;
  // One that is gone by a rule was where the form begins, as far as anybody knows.
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === placed),
  );
  const turnTo = (index: number) => show(index === 0 ? "" : (pages[index]?.id ?? ""));
  useEffect(() => {
    if (!isPaged) return;
    return turnWhereAsked((fieldId) => {
      const page = pages.find((each) => fieldsOf([each]).some(({ id }) => id === fieldId));
      if (page) show(page === pages[0] ? "" : page.id);
    });
  }, [isPaged, pages, show]);
  return {
    isOffered,
    isPaged,
    choose: (isPagedNow) => {
      keepOnePage(isPagedNow);
      setIsOne(isPagedNow);
    },
    pages,
    at,
    turnTo,
  };
}
