import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchIntent } from "../src/modules/intent";
import { loadModules } from "../src/modules/module-store";
import { Icon, moduleOf, pageSaying, remotes, serveModules, startShell } from "./shell";

// The federation runtime adds script tags; everything of ours runs as it is.
vi.mock("@module-federation/enhanced/runtime", () => ({
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  satisfy: vi.fn(),
}));

watchIntent();
beforeEach(serveModules);

describe("a page", () => {
  it("that does not exist says so", async () => {
    await startShell("/nowhere");
    expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  });

  it("that did not arrive says so, and is asked for again", async () => {
    const failing = vi.fn<() => Promise<{ default: () => ReactNode }>>(() =>
      Promise.reject(new Error("chunk missing")),
    );
    const late = moduleOf("forms", { routes: [{ path: "/forms", page: failing, title: "title" }] });
    remotes.set("forms/app", async () => ({ default: late }));
    const sent = await startShell("/forms");
    expect(await screen.findByText("This page did not arrive")).toBeVisible();
    const records = sent.filter((request) => request.path === "/api/DevOps/Record");
    expect(records.map(({ body }) => body)).toEqual([expect.objectContaining({ message: "chunk missing" })]);

    const before = failing.mock.calls.length;
    failing.mockImplementation(pageSaying("the forms, late"));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("the forms, late")).toBeVisible();
    expect(failing).toHaveBeenCalledTimes(before + 1);
  });

  it("sets out when its link is pointed at", async () => {
    const page = vi.fn(pageSaying("the forms"));
    const pointed = moduleOf("forms", {
      routes: [{ path: "/forms", page, title: "title" }],
      navigation: [{ label: "title", path: "/forms", icon: Icon, section: "work", order: 1 }],
    });
    remotes.set("forms/app", async () => ({ default: pointed }));
    await startShell("/members");
    const link = (await screen.findAllByRole("link", { name: "forms page" }))[0] as HTMLElement;
    expect(page).not.toHaveBeenCalled();
    await userEvent.hover(link);
    expect(page).toHaveBeenCalledOnce();
  });

  it("without navigation is not preceded by it", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const bare = moduleOf("forms", {
      routes: [{ path: "/forms", page: pageSaying("the builder"), title: "title", layout: "bare" }],
    });
    remotes.set("forms/app", () => promise);
    await startShell("/forms", "owner", async () => void loadModules());
    expect(await screen.findByRole("status", { name: "Starting…" })).toBeInTheDocument();
    expect(screen.queryByRole("navigation")).toBeNull();
    resolve({ default: bare });
    expect(await screen.findByText("the builder")).toBeVisible();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("that throws keeps the rest of the shell", async () => {
    await startShell("/broken");
    expect(await screen.findByText("This page stopped working")).toBeVisible();
    expect(screen.getAllByRole("navigation", { name: "Main navigation" }).length).toBeGreaterThan(0);
  });

  it("for who was removed from every company says so, with ways on", async () => {
    const sent = await startShell("/members", "owner", loadModules, []);
    expect(await screen.findByText(/removed from the one you were in/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Create a company" })).toHaveAttribute("href", "/create-company");
    await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/Auth/Logout"));
  });

  it("for who was removed from the open company offers the others", async () => {
    const sent = await startShell("/members", "owner", loadModules, [
      { groupId: "11111111-1111-4111-8111-111111111111", name: "Southbank", role: "member" },
    ]);
    expect(await screen.findByText(/no longer in the company/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Open Southbank" }));
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/Auth/SwitchAccount"));
  });
});
