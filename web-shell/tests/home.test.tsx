import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { moduleOf, remotes, serveModules, startShell } from "./shell";

// The federation runtime adds script tags; everything of ours runs as it is.
vi.mock("@module-federation/enhanced/runtime", () => ({ registerRemotes: vi.fn(), loadRemote: vi.fn() }));

beforeEach(serveModules);

describe("home", () => {
  const cardSaying = (text: string) => async () => ({
    default: () => (
      <section aria-label={text}>
        <p>{text}</p>
      </section>
    ),
  });

  it("shows what the modules have for the person, in its order, and no list of places", async () => {
    const withCards = moduleOf("forms", {
      routes: [],
      home: [
        { title: "title", card: cardSaying("second"), order: 20 },
        { title: "title", card: cardSaying("first"), order: 10 },
        { title: "secret", card: cardSaying("for owners"), order: 30, access: "owner" },
      ],
    });
    remotes.set("forms/app", async () => ({ default: withCards }));
    await startShell("/", "member");
    await screen.findByText("second");
    const main = screen.getByRole("main");
    expect(
      within(main)
        .getAllByRole("region")
        .map((each) => each.textContent),
    ).toEqual(["first", "second"]);
    expect(screen.queryByText("Where to?")).toBeNull();
  });

  it("keeps the other cards when one does not come or breaks, and asks for it again", async () => {
    const missing = vi.fn<() => Promise<{ default: () => ReactNode }>>(() => Promise.reject(new Error("no card")));
    const broken = async () => ({
      default: (): ReactNode => {
        throw new Error("broken card");
      },
    });
    const withCards = moduleOf("forms", {
      routes: [],
      home: [
        { title: "title", card: missing, order: 10 },
        { title: "secret", card: broken, order: 20 },
        { title: "title", card: cardSaying("a good card"), order: 30 },
      ],
    });
    remotes.set("forms/app", async () => ({ default: withCards }));
    await startShell("/");
    expect(await screen.findByText("a good card")).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    missing.mockImplementation(cardSaying("it came"));
    await userEvent.click(screen.getAllByRole("button", { name: "Try again" })[0] as HTMLElement);
    expect(await screen.findByText("it came")).toBeVisible();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("shows the ways on where no module has a card", async () => {
    await startShell("/");
    expect(await screen.findByRole("navigation", { name: "Where to?" })).toBeVisible();
  });
});
