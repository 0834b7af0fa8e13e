import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";

afterEach(() => {
  cleanup();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: tests start without a session
  document.cookie = "gw_csrf=; Max-Age=0; path=/";
});

// happy-dom knows no fonts; a growing text area listens for the page's.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  window.dispatchEvent(new PopStateEvent("popstate"));
});
