import { announceSessionEnd } from "@groundwork/kit";
import { beforeEach, expect, test, vi } from "vitest";
import { keepCopied, readCopied } from "../../src/features/builder/clipboard/system";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator.clipboard, "readText").mockRejectedValue(new Error("Not allowed"));
});

test("what was copied is kept by person, until their session ends", async () => {
  keepCopied("one", "a form");
  expect(await readCopied("one")).toBe("a form");
  expect(await readCopied("other")).toBeNull();
  keepCopied("other", "theirs");
  announceSessionEnd("signed-out");
  expect([await readCopied("one"), await readCopied("other")]).toEqual([null, null]);
  expect(localStorage).toHaveLength(0);
});

test("what is too much for the browser's storage lasts as long as the page, and nothing older comes instead", async () => {
  const large = "x".repeat(500_001);
  keepCopied("one", "older");
  keepCopied("one", large);
  expect(localStorage).toHaveLength(0);
  expect(await readCopied("one")).toBe(large);
  keepCopied("one", "newer");
  expect(await readCopied("one")).toBe("newer");
  keepCopied("one", large);
  announceSessionEnd("signed-out");
  expect(await readCopied("one")).toBeNull();
});
