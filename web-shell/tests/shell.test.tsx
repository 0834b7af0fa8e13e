import { announceSessionEnd } from "@groundwork/kit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadModules } from "../src/modules/module-store";
import { OtherVersion } from "../src/modules/versions";
import { forms, listed, moduleOf, pageSaying, remotes, serveModules, startShell } from "./shell";

// The federation runtime adds script tags; everything of ours runs as it is.
vi.mock("@module-federation/enhanced/runtime", () => ({
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  satisfy: vi.fn(),
}));

beforeEach(serveModules);

describe("a module that cannot be loaded", () => {
  beforeEach(() => {
    remotes.set("forms/app", () => Promise.reject(new Error("no such script")));
  });

  it("leaves the others working and can be tried again", async () => {
    await startShell("/members");
    expect(await screen.findByText("the members")).toBeVisible();
    const retry = screen.getAllByRole("button", { name: /Forms: not loaded/ })[0];
    remotes.set("forms/app", async () => ({ default: forms }));
    if (retry) await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole("button", { name: /Forms: not loaded/ })).toBeNull());
  });

  it("shows its card where its page would be", async () => {
    await startShell("/forms");
    expect(await screen.findByText("“Forms” could not be loaded")).toBeVisible();
  });

  it("is filed as a client error record, once", async () => {
    const sent = await startShell("/members");
    const records = () => sent.filter((request) => request.path === "/api/DevOps/Record");
    await waitFor(() => expect(records()).toHaveLength(1));
    expect(records()[0]?.body).toMatchObject({ message: "no such script", pathname: "/members" });
  });
});

it("a module of another release says which parts do not fit, and that a reload may mend it", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  remotes.set("forms/app", () => Promise.reject(new OtherVersion("@groundwork/kit", "^2.0.0", "1.4.0")));
  await startShell("/forms");
  const card = (await screen.findByText("“Forms” needs another version of this page")).closest("[role=alert]");
  expect(card).toHaveTextContent("it needs @groundwork/kit ^2.0.0, the page has 1.4.0");
  await userEvent.click(within(card as HTMLElement).getByRole("button", { name: "Reload the page" }));
  expect(reload).toHaveBeenCalledOnce();
});

describe("a module that is being rebuilt", () => {
  it("is waited for: its page is not called unknown meanwhile", async () => {
    localStorage.setItem("groundwork.modules", JSON.stringify(["identity", "forms"]));
    listed.delete("forms");
    await startShell("/forms", "owner", async () => void loadModules());
    expect(await screen.findByRole("main")).toContainElement(await screen.findByLabelText("Loading…"));
    expect(screen.queryByText("Page not found")).toBeNull();
    listed.add("forms");
    expect(await screen.findByText("the forms")).toBeVisible();
  });
});

describe("who was signed in a moment ago", () => {
  const noticeHere = () => window.history.state?.state ?? null;

  it("is told on the sign-in page that the session ended", async () => {
    await startShell("/members");
    expect(await screen.findByText("the members")).toBeVisible();
    act(() => announceSessionEnd("expired"));
    expect(await screen.findByText("sign in here")).toBeVisible();
    expect(noticeHere()).toEqual({ notice: "sessionEnded" });
  });

  it("is told nothing of the kind after signing out, nor is a visitor", async () => {
    await startShell("/members");
    expect(await screen.findByText("the members")).toBeVisible();
    act(() => announceSessionEnd("signed-out"));
    expect(await screen.findByText("sign in here")).toBeVisible();
    expect(noticeHere()).toBeNull();
  });
});

describe("who may see what", () => {
  it("shows in the navigation what the role opens, and nothing else", async () => {
    await startShell("/members", "member");
    const navigation = (await screen.findAllByRole("navigation", { name: "Main navigation" }))[0] as HTMLElement;
    expect(within(navigation).getByText("identity page")).toBeInTheDocument();
    expect(within(navigation).queryByText("Owners only")).toBeNull();
  });

  it("lists what one does before how it is set up, however the entries are numbered", async () => {
    await startShell("/members", "owner");
    const navigation = (await screen.findAllByRole("navigation", { name: "Main navigation" }))[1] as HTMLElement;
    const words = within(navigation).getAllByRole("link", { hidden: true });
    expect(words.map((each) => each.textContent)).toEqual(["Home", "identity page", "Owners only"]);
  });

  it("says so on a page that the role does not open", async () => {
    await startShell("/owners", "member");
    expect(await screen.findByText(/Your role in this company does not open this page/)).toBeVisible();
    expect(screen.queryByText("for owners")).toBeNull();
  });

  it("sends a visitor to sign in, and remembers where to go afterwards", async () => {
    await startShell("/members?status=invited", null);
    expect(await screen.findByText("sign in here")).toBeVisible();
    expect(`${location.pathname}${location.search}`).toBe("/sign-in?next=%2Fmembers%3Fstatus%3Dinvited");
  });

  it("waits for a module that may show the address to everybody", async () => {
    let come: () => void = () => undefined;
    const found = moduleOf("forms", {
      routes: [{ path: "/found/:code", page: pageSaying("whom to call"), title: "title", access: "public" }],
    });
    const definition = new Promise((resolve) => {
      come = () => resolve({ default: found });
    });
    let isAsked = false;
    remotes.set("forms/app", () => {
      isAsked = true;
      return definition;
    });
    await startShell("/found/7", null, async () => void loadModules());
    await vi.waitFor(() => expect(isAsked).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText("sign in here")).toBeNull();
    come();
    expect(await screen.findByText("whom to call")).toBeVisible();
  });
});
