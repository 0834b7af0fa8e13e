import { useLocation } from "@groundwork/kit";

/** The secret of a mailed link. It stands in the fragment, which a browser sends to nobody. */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get("token")?.trim();
  return token ? token : null;
}
