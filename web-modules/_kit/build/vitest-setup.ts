import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { applyLocale } from "../src/i18n/locale.ts";
import { announceSessionEnd } from "../src/session/session-events.ts";
import { clearToasts } from "../src/ui/toasts.tsx";
import { LONGEST_MS } from "./vitest-patience.ts";

// Only ends what hangs: a loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: LONGEST_MS });

// The file before left what it liked.
beforeAll(async () => {
  sessionStorage.clear();
  announceSessionEnd("signed-out");
  await applyLocale("en");
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: tests start without a session
  document.cookie = "gw_csrf=; Max-Age=0; path=/";
});

// happy-dom knows no fonts; a growing text area listens for the page's.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

beforeEach(() => {
  clearToasts();
  window.history.replaceState(null, "", "/");
  window.dispatchEvent(new PopStateEvent("popstate"));
});
