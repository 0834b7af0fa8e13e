import { createContext, useContext, useEffect, useState } from "react";

/** How far outside of what one sees things are drawn already. */
const AHEAD = "1000px 0px";

/** One observer tells every page and row whether it is near what one sees. */
export class Nearness {
  readonly #observer: IntersectionObserver;
  readonly #told = new WeakMap<Element, (isNear: boolean, height: number) => void>();

  constructor(scroller: HTMLElement) {
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          this.#told.get(target)?.(isIntersecting, boundingClientRect.height);
      },
      { root: scroller, rootMargin: AHEAD },
    );
  }

  observe(element: Element, told: (isNear: boolean, height: number) => void): () => void {
    this.#told.set(element, told);
    this.#observer.observe(element);
    return () => {
      this.#told.delete(element);
      this.#observer.unobserve(element);
    };
  }

  end(): void {
    this.#observer.disconnect();
  }
}

export const NearnessContext = createContext<Nearness | null>(null);

export interface Drawn {
  isDrawn: boolean;
  /** How high it was when it was last drawn. */
  height: number | null;
}

/** Whether to draw a row, or the rows of a page. What has the focus stays, however far one scrolls. */
export function useDrawn(element: React.RefObject<HTMLElement | null>, isFirst: boolean): Drawn {
  const nearness = useContext(NearnessContext);
  const [drawn, setDrawn] = useState<Drawn>({ isDrawn: isFirst, height: null });
  useEffect(() => {
    const place = element.current;
    if (!place || !nearness) return;
    return nearness.observe(place, (isNear, height) => {
      if (!isNear && place.contains(document.activeElement)) return;
      setDrawn((before) => {
        if (before.isDrawn === isNear) return before;
        return { isDrawn: isNear, height: isNear ? before.height : height };
      });
    });
  }, [element, nearness]);
  return drawn;
}
