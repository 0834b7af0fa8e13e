import { useEffect, useState } from "react";

/** Whether a wait is long enough to be felt: on a good connection a flash of "loading" is worse than nothing. */
export function useSlow(milliseconds: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return slow;
}
