import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { call } from "../src/api/call";
import { download } from "../src/api/download";
import { ApiError } from "../src/api/error";
import { createQueryClient } from "../src/api/query-client";
import { applyLocale } from "../src/i18n/locale";
import { onSessionEnd } from "../src/session/session-events";
import { fakeApi, refusal, signedInCookie } from "../src/testing/fake-api";

const expired = () => refusal(401, 3, "Sign in to continue.");

describe("the API client", () => {
  it("returns the envelope's data", async () => {
    fakeApi({ "GET /api/Team/QueryTeams": () => ({ totalCount: 2 }) });
    await expect(call("get", "/api/Team/QueryTeams")).resolves.toEqual({ totalCount: 2 });
  });

  it("sends the CSRF token and an idempotency key with writes, and neither with reads", async () => {
    signedInCookie("token-7");
    const sent = fakeApi({ "POST /api/Team/CreateTeam": () => null, "GET /api/Team/QueryTeams": () => null });
    await call("post", "/api/Team/CreateTeam", { body: { name: "Steel" }, idempotencyKey: "key-1" });
    await call("get", "/api/Team/QueryTeams");
    expect(sent[0]?.headers.get("X-CSRF-Token")).toBe("token-7");
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("key-1");
    expect(sent[1]?.headers.has("X-CSRF-Token")).toBe(false);
    expect(sent[1]?.headers.has("Idempotency-Key")).toBe(false);
  });

  it("asks for answers in the language of the screen", async () => {
    const sent = fakeApi({
      "GET /api/Team/QueryTeams": () => null,
      "GET /api/AdminConsole/ExportAuditRecords": () => refusal(403, 5, "您的角色无权进行此操作。"),
    });
    onTestFinished(() => applyLocale("en"));
    await call("get", "/api/Team/QueryTeams");
    await applyLocale("zh-CN");
    await call("get", "/api/Team/QueryTeams");
    await expect(download("/api/AdminConsole/ExportAuditRecords", {}, "audit.csv")).rejects.toThrow("您的角色");
    expect(sent.map(({ headers }) => headers.get("Accept-Language"))).toEqual(["en", "zh-CN", "zh-CN"]);
  });

  it("asks again for what was answered in another language", async () => {
    const client = createQueryClient();
    client.setQueryData(["devices"], ["Unknown device"]);
    onTestFinished(() => applyLocale("en"));
    await applyLocale("zh-CN");
    expect(client.getQueryState(["devices"])?.isInvalidated).toBe(true);
  });

  it("turns a refusal into an error with its fields and its reference", async () => {
    const fields = [{ field: "name", message: "This name is taken." }];
    fakeApi({ "POST /api/Team/CreateTeam": () => refusal(422, 4, "Check the marked fields.", { fields }) });
    const error = await call("post", "/api/Team/CreateTeam").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      errorCode: 4,
      httpStatus: 422,
      message: "Check the marked fields.",
      fieldErrors: fields,
      retryable: false,
      requestId: "request-1",
    });
  });

  it("says that a lost connection can be tried again", async () => {
    fakeApi({
      "GET /api/Team/QueryTeams": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    const error = await call("get", "/api/Team/QueryTeams").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ isNetwork: true, retryable: true });
    expect((error as Error).message).toContain("cannot be reached");
  });

  it.each([
    ["that has no routes yet", 404, 503],
    ["whose parts are away", 500, 500],
  ])("does not take the plain words of a gateway %s for a refusal", async (_, status, httpStatus) => {
    fakeApi({ "PUT /api/Submission/SaveStep": () => new Response("404 page not found\n", { status }) });
    const error = await call("put", "/api/Submission/SaveStep", { body: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ retryable: true, httpStatus });
    expect((error as Error).message).not.toContain("page not found");
  });

  it("takes a service's 404 for an answer", async () => {
    fakeApi({ "GET /api/Team/QueryTeams": () => refusal(404, 6, "This team does not exist (any more).") });
    const error = await call("get", "/api/Team/QueryTeams").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ httpStatus: 404, retryable: false });
  });

  it("does not take a proxy's page for an answer", async () => {
    fakeApi({ "GET /api/Team/QueryTeams": () => new Response("<h1>Bad gateway</h1>", { status: 502 }) });
    const error = await call("get", "/api/Team/QueryTeams").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ httpStatus: 502, retryable: true });
  });

  it("takes an answer without a word for “try again”, to a write too", async () => {
    fakeApi({ "POST /api/Auth/Login": () => new Response(null, { status: 500 }) });
    const error = await call("post", "/api/Auth/Login", { body: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ httpStatus: 500, retryable: true, message: expect.stringContaining("again") });
  });
});

describe("an expired session", () => {
  beforeEach(() => signedInCookie("old"));

  function services(refreshStatus = 200) {
    let valid = false;
    let refreshes = 0;
    const guarded = () => (valid ? { ok: true } : expired());
    const sent = fakeApi({
      "GET /api/Team/QueryTeams": guarded,
      "GET /api/Project/QueryProjects": guarded,
      "POST /api/Team/CreateTeam": guarded,
      "POST /api/Auth/Refresh": async ({ headers }) => {
        // The service refuses to renew for whoever cannot set this.
        if (headers.get("X-Requested-With") !== "groundwork") return refusal(403, 5, "Reload the page and try again.");
        refreshes += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (refreshStatus !== 200) return refusal(refreshStatus, 3, "Sign in to continue.");
        valid = true;
        signedInCookie("new");
        return null;
      },
    });
    return { sent, refreshes: () => refreshes };
  }

  it("is renewed once for all the requests that met it, and they are sent again", async () => {
    const { refreshes } = services();
    const answers = await Promise.all([
      call("get", "/api/Team/QueryTeams"),
      call("get", "/api/Project/QueryProjects"),
      call("get", "/api/Team/QueryTeams"),
    ]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(refreshes()).toBe(1);
  });

  it("repeats a write with its body and key, but with the new CSRF token", async () => {
    const { sent } = services();
    await call("post", "/api/Team/CreateTeam", { body: { name: "Steel" } });
    const [first, second] = sent.filter((request) => request.path === "/api/Team/CreateTeam");
    expect(second?.body).toEqual({ name: "Steel" });
    expect(second?.headers.get("Idempotency-Key")).toBe(first?.headers.get("Idempotency-Key"));
    expect(first?.headers.get("X-CSRF-Token")).toBe("old");
    expect(second?.headers.get("X-CSRF-Token")).toBe("new");
  });

  it("that cannot be renewed is announced, and the call fails as unauthorised", async () => {
    services(401);
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    await expect(call("get", "/api/Team/QueryTeams")).rejects.toMatchObject({ httpStatus: 401 });
    expect(ended).toHaveBeenCalledWith("expired", "this-tab");
    stop();
  });

  it("is not ended by a refresh that could not be asked for", async () => {
    services(503);
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    await expect(call("get", "/api/Team/QueryTeams")).rejects.toMatchObject({ retryable: true });
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it("is not what a wrong password means", async () => {
    const sent = fakeApi({ "POST /api/Auth/Login": () => refusal(401, 3, "Wrong e-mail or password.") });
    await expect(call("post", "/api/Auth/Login")).rejects.toMatchObject({ message: "Wrong e-mail or password." });
    expect(sent).toHaveLength(1);
  });
});
