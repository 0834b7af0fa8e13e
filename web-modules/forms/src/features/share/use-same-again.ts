import { useRef } from "react";

/** What is sent for what was typed: with each try the same, so that after an answer that was lost it is the same
 * link. Once something else is typed it is another one: the first may have been made as it was wanted then. */
export function useSameAgain<Wanted, Body>(bodyOf: (wanted: Wanted) => Body): (wanted: Wanted) => Body {
  const last = useRef<{ typed: string; body: Body } | null>(null);
  return (wanted) => {
    const typed = JSON.stringify(wanted);
    if (last.current?.typed !== typed) last.current = { typed, body: bodyOf(wanted) };
    return last.current.body;
  };
}
