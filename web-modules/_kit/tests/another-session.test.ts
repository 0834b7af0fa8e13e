import { beforeEach, expect, it, vi } from "vitest";
import { signedInCookie } from "../src/testing/fake-api";

const tan = { userId: "tan", groupId: "northbank" };

/** A page of its own each time: that a session was replaced is for good. */
async function page() {
  vi.resetModules();
  const { call } = await import("../src/api/call");
  const events = await import("../src/session/session-events");
  const { fakeApi } = await import("../src/testing/fake-api");
  const sent = fakeApi({ "POST /api/Clock/CreatePunches": () => null });
  const ended = vi.fn();
  events.onSessionEnd(ended);
  const punch = () => call("post", "/api/Clock/CreatePunches", { body: {} });
  return { ...events, sent, ended, punch };
}

beforeEach(() => signedInCookie("sealed.tan.northbank"));

it("is its person's as long as the browser's session is", async () => {
  const { announceSessionStart, punch, sent, ended } = await page();
  announceSessionStart(tan);
  await punch();
  signedInCookie("sealed-anew.tan.northbank");
  await punch();
  expect(sent).toHaveLength(2);
  expect(ended).not.toHaveBeenCalled();
});

it.each([
  ["somebody else", "sealed.lim.northbank"],
  ["another company", "sealed.tan.harbour"],
])("sends nothing once the session is of %s, and says that it is over", async (_, cookie) => {
  const { announceSessionStart, punch, sent, ended } = await page();
  announceSessionStart(tan);
  signedInCookie(cookie);
  await expect(punch()).rejects.toMatchObject({ httpStatus: 401, message: expect.stringContaining("another") });
  expect(ended).toHaveBeenCalledExactlyOnceWith("switched", "other-tab");
  // Whatever keeps it open: it is nobody's any more.
  await expect(punch()).rejects.toMatchObject({ httpStatus: 401 });
  expect(sent).toHaveLength(0);
});

it("goes on with a session of a release that does not say whose it is", async () => {
  const { announceSessionStart, punch, sent } = await page();
  signedInCookie("csrf-1");
  announceSessionStart(tan);
  await punch();
  signedInCookie("csrf-2");
  await punch();
  expect(sent).toHaveLength(2);
});

it("of somebody in no company yet is of this page in any", async () => {
  const { announceSessionStart, isOfThisPage } = await page();
  signedInCookie("sealed.tan.");
  announceSessionStart({ userId: "tan", groupId: null });
  signedInCookie("sealed.tan.northbank");
  expect(isOfThisPage()).toBe(true);
});

it("is over in every tab once somebody else is in one", async () => {
  const first = await page();
  first.announceSessionStart(tan);
  const second = await page();
  signedInCookie("sealed.lim.northbank");
  second.announceSessionStart({ userId: "lim", groupId: "northbank" });
  await vi.waitFor(() => expect(first.ended).toHaveBeenCalledWith("switched", "other-tab"));
  expect(second.ended).not.toHaveBeenCalled();
});
