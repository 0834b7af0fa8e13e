import { useInfiniteQuery } from "@groundwork/kit";
import { useContext, useEffect, useState } from "react";
import { type AskedChoices, ChoiceSourceContext, type FoundChoice } from "../../fill/choices";

const FRESH_MS = 60_000;
const TYPING_MS = 250;

type Asked = Omit<AskedChoices, "pageNumber">;

/** Page by page; what was loaded stays at hand as long as the page is open, also without a network. */
export function useChoices(asked: Asked, isAsked: boolean) {
  const source = useContext(ChoiceSourceContext);
  return useInfiniteQuery({
    queryKey: ["formwork", "choices", ...(source?.key ?? []), source?.isByField ? asked : { ...asked, fieldId: null }],
    queryFn: ({ pageParam, signal }) =>
      source ? source.find({ ...asked, pageNumber: pageParam }, signal) : Promise.resolve({ items: [], total: 0 }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (loadedOf(pages).length < last.total ? pages.length + 1 : null),
    enabled: isAsked && source !== null,
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export function loadedOf(pages: readonly { items: readonly FoundChoice[] }[] = []): FoundChoice[] {
  // Between the reading of two pages one may have moved from the one to the other.
  return [...new Map(pages.flatMap(({ items }) => items).map((each) => [each.choiceId, each])).values()];
}

/** What is typed, once nobody types any more. */
export function useTyped(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}
