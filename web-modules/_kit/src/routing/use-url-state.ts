import { useCallback } from "react";
import { useSearchParams } from "react-router";

type Shape = Record<string, string>;

/**
 * Part of the screen's state kept in the address: it survives a reload, the back button and a shared link.
 * A value equal to its default leaves the address.
 *
 *     const [view, setView] = useUrlState({ status: "pending", q: "" });
 */
export function useUrlState<const S extends Shape>(
  defaults: S,
): [{ [K in keyof S]: string }, (change: Partial<{ [K in keyof S]: string }>, options?: { push?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const state = Object.fromEntries(
    Object.entries(defaults).map(([key, fallback]) => [key, params.get(key) ?? fallback]),
  ) as { [K in keyof S]: string };

  const defaultsKey = JSON.stringify(defaults);
  const set = useCallback(
    (change: Partial<{ [K in keyof S]: string }>, options?: { push?: boolean }) => {
      const fallback = JSON.parse(defaultsKey) as Shape;
      setParams(
        () => {
          // Read at the time of the call: several changes in one event must not undo each other.
          const next = new URLSearchParams(window.location.search);
          for (const [key, value] of Object.entries(change)) {
            if (value === undefined || value === "" || value === fallback[key]) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: !options?.push, preventScrollReset: true },
      );
    },
    [setParams, defaultsKey],
  );
  return [state, set];
}
