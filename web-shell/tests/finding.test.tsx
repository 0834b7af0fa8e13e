import type { Finder, Found } from "@groundwork/kit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Icon, moduleOf, pageSaying, remotes, serveModules, startShell } from "./shell";

// The federation runtime adds script tags; everything of ours runs as it is.
vi.mock("@module-federation/enhanced/runtime", () => ({
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  satisfy: vi.fn(),
}));

beforeEach(() => {
  serveModules();
  localStorage.clear();
});

const permit: Found = { id: "7", label: "PTW-HW-007 · Hot-work permit", detail: "Done", path: "/forms" };

function serveFinders(...finds: Finder["find"][]): void {
  const titles = ["title", "secret"] as const;
  const withFinders = moduleOf("forms", {
    routes: [{ path: "/forms", page: pageSaying("the permit"), title: "title" }],
    slots: {
      "palette.finder": finds.map((find, index) => ({
        id: `finder-${index}`,
        title: titles[index] ?? "title",
        icon: Icon,
        order: index,
        find,
      })),
    },
  });
  remotes.set("forms/app", async () => ({ default: withFinders }));
}

async function openPalette() {
  await userEvent.click(await screen.findByRole("button", { name: /Find…/ }));
  return screen.findByRole("combobox", { name: "Find anything" });
}

const groups = () =>
  screen.getAllByRole("group").map((group) => ({
    title: document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
    options: within(group)
      .queryAllByRole("option")
      .map((each) => each.textContent),
  }));

describe("what modules find", () => {
  it("stands under its heading, below what the shell knows, and is opened by Enter", async () => {
    serveFinders(async (text) => (permit.label.includes(text) ? [permit] : []));
    await startShell("/");
    const box = await openPalette();
    await userEvent.type(box, "HW-007");
    await screen.findByRole("option", { name: /PTW-HW-007/ });
    expect(groups()).toEqual([{ title: "forms page", options: ["PTW-HW-007 · Hot-work permitDone"] }]);
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("the permit")).toBeVisible();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("is offered again before one types, to the same person", async () => {
    serveFinders(async () => [permit]);
    await startShell("/");
    await userEvent.type(await openPalette(), "hot");
    await userEvent.click(await screen.findByRole("option", { name: /PTW-HW-007/ }));
    await openPalette();
    expect(groups()[0]).toEqual({ title: "Opened lately", options: ["PTW-HW-007 · Hot-work permitDone"] });
  });

  it("is asked for after a pause, once, and an overtaken question is ended", async () => {
    const asked: { text: string; signal: AbortSignal }[] = [];
    serveFinders((text, { signal }) => {
      asked.push({ text, signal });
      return text === "permit" ? new Promise(() => undefined) : Promise.resolve([permit]);
    });
    await startShell("/");
    const box = await openPalette();
    await userEvent.type(box, "permit");
    await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(["permit"]));
    await userEvent.type(box, "s");
    await screen.findByRole("option", { name: /PTW-HW-007/ });
    expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
      ["permit", true],
      ["permits", false],
    ]);
  });

  it("is never more than fits, whatever a module answers", async () => {
    serveFinders(async () => Array.from({ length: 50 }, (_, index) => ({ ...permit, id: `${index}` })));
    await startShell("/");
    await userEvent.type(await openPalette(), "zz");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(5));
  });

  it("says of each kind that it is being looked for, was not found or could not be asked", async () => {
    const slow = Promise.withResolvers<Found[]>();
    const failing = vi.fn<Finder["find"]>(() => Promise.reject(new Error("away")));
    serveFinders(() => slow.promise, failing);
    await startShell("/");
    await userEvent.type(await openPalette(), "zz");
    const again = await screen.findByRole("option", { name: "Owners only: not searched. Try again" });
    expect(within(screen.getByRole("group", { name: "forms page" })).getByText("Looking…")).toBeVisible();
    expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
    expect(screen.queryByText(/^Also looked in/)).toBeNull();

    slow.resolve([]);
    expect(await screen.findByText("Also looked in: forms page")).toBeVisible();
    failing.mockResolvedValue([permit]);
    await userEvent.click(again);
    expect(await screen.findByRole("option", { name: /PTW-HW-007/ })).toBeVisible();
  });

  it("says so when there is nothing anywhere", async () => {
    serveFinders(async () => []);
    await startShell("/");
    await userEvent.type(await openPalette(), "zz");
    expect(await screen.findByText("Nothing found for “zz”")).toBeVisible();
    expect(screen.getAllByRole("status").some((each) => each.textContent === "No results")).toBe(true);
  });
});

it("moves the mark by the arrows through all groups, and round", async () => {
  serveFinders(async () => [permit]);
  await startShell("/");
  const box = await openPalette();
  await userEvent.type(box, "forms");
  await screen.findByRole("option", { name: /PTW-HW-007/ });
  const marked = () => document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent;
  const all = screen.getAllByRole("option").map((each) => each.textContent);
  expect(marked()).toBe(all[0]);
  await userEvent.keyboard("{ArrowUp}");
  expect(marked()).toBe(all.at(-1));
  await userEvent.keyboard("{ArrowDown}");
  expect(marked()).toBe(all[0]);
});

describe("an exact hit that comes late", () => {
  const exact: Found = { id: "exact", label: "#07 · Night pour", path: "/forms" };
  const marked = () => {
    const box = screen.getByRole("combobox", { name: "Find anything" });
    return document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent;
  };

  async function typed(): Promise<PromiseWithResolvers<Found[]>> {
    const late = Promise.withResolvers<Found[]>();
    const others = [permit, { ...permit, id: "8", label: "PTW-HW-107 · Hot-work permit" }];
    serveFinders(
      async () => others,
      () => late.promise,
    );
    await startShell("/");
    await userEvent.type(await openPalette(), "07");
    await waitFor(() => expect(marked()).toContain("PTW-HW-007"));
    return late;
  }

  it("stands first and is marked", async () => {
    const late = await typed();
    late.resolve([exact]);
    await waitFor(() => expect(marked()).toContain("Night pour"));
    expect(screen.getAllByRole("option")[0]).toHaveTextContent("Night pour");
  });

  it("leaves the mark where somebody has put it", async () => {
    const late = await typed();
    await userEvent.keyboard("{ArrowDown}");
    late.resolve([exact]);
    await screen.findByRole("option", { name: /Night pour/ });
    expect(marked()).toContain("PTW-HW-107");
  });
});
