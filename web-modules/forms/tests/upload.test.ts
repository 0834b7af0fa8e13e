import { isApiError, NotNow } from "@groundwork/kit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memberCalls } from "../src/features/fill/step-calls";
import { uploaderOf } from "../src/features/fill/upload";

const PLACE = { userId: "u", submissionId: "s", stepId: "t" };

function answering(status: number, headers: Record<string, string> = {}) {
  const envelope = { errorCode: 4, message: "Not like this.", data: null };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(envelope), { status, headers }));
}

function failure(): Promise<unknown> {
  const uploader = uploaderOf(PLACE, memberCalls);
  const signal = new AbortController().signal;
  return uploader
    .send(new File(["x"], "a.pdf"), "field", () => undefined, { fileId: crypto.randomUUID(), signal })
    .then(
      () => null,
      (error: unknown) => error,
    );
}

describe("a file that the service does not take", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([429, 503])("for want of room (%i) is for later, after as long as it says", async (status) => {
    answering(status, { "Content-Type": "application/json", "Retry-After": "7" });
    const error = await failure();
    expect(error).toBeInstanceOf(NotNow);
    expect(error).toHaveProperty("waitMs", 7000);
  });

  test("without a network is for later", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failure()).toBeInstanceOf(NotNow);
  });

  test("at all is told", async () => {
    answering(422, { "Content-Type": "application/json" });
    const error = await failure();
    expect(isApiError(error) && error.message).toBe("Not like this.");
  });
});
