import type { SelfProfile } from "@groundwork/kit";
import { announceSessionEnd, keepsUnsent } from "@groundwork/kit";
import { refusal, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastPerson, rememberPerson } from "../src/offline/last-person";
import { serveModules, startShell } from "./shell";

vi.mock("@module-federation/enhanced/runtime", () => ({
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  satisfy: vi.fn(),
}));

const person = testSession().profile;
const stops: (() => void)[] = [];
/** What asking who is here comes to. */
let ask: () => unknown;
const lost = () => {
  throw new TypeError("no network");
};
const start = (path: string) => startShell(path, "owner", undefined, undefined, () => ask());

beforeEach(() => {
  serveModules();
  ask = lost;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  announceSessionEnd("signed-out");
});

test("without a network the page of whoever was here last opens, and says what is not sent yet", async () => {
  rememberPerson(person);
  stops.push(keepsUnsent({ count: () => 2, resume: vi.fn(), place: { path: "/forms", title: () => "Forms" } }));
  await start("/");
  expect(await screen.findByRole("heading", { name: "You are offline" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Forms: 2 entries not sent yet" })).toHaveAttribute("href", "/forms");
  expect(screen.getByText(/You are offline: Groundwork cannot be reached\./)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a page of a module opens too", async () => {
  rememberPerson(person);
  await start("/members");
  expect(await screen.findByText("the members")).toBeVisible();
});

test("a page that says itself what is kept stands without the app's words", async () => {
  rememberPerson(person);
  await start("/gate");
  expect(await screen.findByText("the gate")).toBeVisible();
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test("once the service can be asked it is asked, and what it says counts", async () => {
  rememberPerson(person);
  await start("/");
  await screen.findByRole("heading", { name: "You are offline" });
  ask = () => ({ ...person, fullName: "Tan Mei Ling" });
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("heading", { name: "Hello, Tan Mei Ling" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "You are offline" })).toBeNull();
  expect(lastPerson()?.fullName).toBe("Tan Mei Ling");
});

test("whose session has ended is not here any more, and is kept nowhere", async () => {
  rememberPerson(person);
  await start("/members");
  await screen.findByText("the members");
  ask = () => refusal(401, 3, "Sign in to continue.");
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("sign in here")).toBeVisible();
  expect(lastPerson()).toBeNull();
});

test("nobody is remembered across a sign-out", async () => {
  ask = () => person;
  await start("/members");
  await waitFor(() => expect(lastPerson()?.userId).toBe(person?.userId));
  announceSessionEnd("signed-out");
  expect(lastPerson()).toBeNull();
});

test("where nobody was here before, the page says that the service can't be reached", async () => {
  await start("/members");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server cannot be reached");
  expect(screen.queryByText("the members")).toBeNull();
});

test("a refusal is none of a network's, however well the person is remembered", async () => {
  rememberPerson(person);
  ask = () => refusal(403, 5, "Your company was closed.");
  await start("/members");
  expect(await screen.findByRole("alert")).toHaveTextContent("Your company was closed.");
});

test("what somebody had open goes with them, however their session ended", () => {
  for (const next of [null, { ...(person as SelfProfile), userId: "another" }]) {
    rememberPerson(person);
    localStorage.setItem("groundwork.recents", "[]");
    localStorage.setItem("groundwork.submissionId", "1");
    rememberPerson(person);
    expect(localStorage.getItem("groundwork.submissionId")).toBe("1");
    rememberPerson(next);
    expect([localStorage.getItem("groundwork.recents"), localStorage.getItem("groundwork.submissionId")]).toEqual([
      null,
      null,
    ]);
  }
});

test("what stands in the browser's storage instead of a person is passed over", () => {
  for (const kept of ["", "7", "{}", '{"userId":"user-1"}', "not json"]) {
    localStorage.setItem("groundwork.person", kept);
    expect(lastPerson()).toBeNull();
  }
});
