import { QueryClient } from "@tanstack/react-query";
import { getLocale, subscribeLocale } from "../i18n/locale";
import { isApiError } from "./error";

const MOST_RETRIES = 2;

/** Asking again helps against a lost connection or a busy service, never against a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MOST_RETRIES && isApiError(error) && error.retryable;
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: 15_000,
        // The client tells offline from refused itself; a paused query would show nothing at all.
        networkMode: "always",
      },
      // A write is repeated by the user, with the same idempotency key (see useAction), never behind their back.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  askAgainInAnotherLanguage(client);
  return client;
}

/** Answers may hold words, which were given in the language of that time. */
function askAgainInAnotherLanguage(client: QueryClient): void {
  let asked = getLocale();
  subscribeLocale(() => {
    if (getLocale() === asked) return;
    asked = getLocale();
    void client.invalidateQueries();
  });
}
