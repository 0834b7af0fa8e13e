import { useCallback, useState } from "react";
import { keepVisitor, readVisitor, type Visitor } from "./visitor";

/** What a link with a PIN is for, and the PIN, for as long as the page is open to one person. */
export interface Opened<Standing> {
  pin: string;
  standing: Standing;
}

/** A service of the release before says to everybody that a link has a PIN, and tells what it is for. */
export function isBeforePin(
  opened: Opened<unknown> | null,
  visitor: Visitor | null,
  standing: { needsPin: boolean; templateName: string } | undefined,
): boolean {
  if (opened !== null || !standing?.needsPin) return false;
  return visitor === null || standing.templateName === "";
}

/** Who is at the page of a link: nobody yet, who knew its PIN, who has proven themselves. */
export function useVisitor<Standing>(place: string, secret: string) {
  const [visitor, setVisitor] = useState(() => readVisitor(place, secret));
  const [opened, setOpened] = useState<Opened<Standing> | null>(null);
  // Of who was known when the page opened: what it is for is not asked anew once they have proven themselves.
  const [pass, setPass] = useState(visitor?.pass ?? null);
  const become = useCallback(
    (now: Visitor) => {
      keepVisitor(place, secret, now);
      setVisitor(now);
    },
    [place, secret],
  );
  /** Whoever comes next is asked the PIN, too. Whose pass did not open the page has none that counts. */
  const start = useCallback(
    (anew: Opened<Standing> | null) => {
      keepVisitor(place, secret, null);
      setVisitor(null);
      setOpened(anew);
      setPass(null);
    },
    [place, secret],
  );
  const leave = useCallback(() => start(null), [start]);
  return { visitor, opened, open: start, pass, become, leave };
}
