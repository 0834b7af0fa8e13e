import { Slot } from "@groundwork/kit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { broken, moduleOf, remotes, saying, serveModules, startShell } from "./shell";

// The federation runtime adds script tags; everything of ours runs as it is.
vi.mock("@module-federation/enhanced/runtime", () => ({
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  satisfy: vi.fn(),
}));

beforeEach(serveModules);

const member = { userId: "u1", fullName: "Lim Wei", projects: [{ projectId: "p1", isArchived: false }] };
const submission = { submissionId: "s1", isDraft: false };
const BESIDE = [
  ["member.panel", () => <Slot name="member.panel" given={{ member }} />, { member }],
  ["submission.panel", () => <Slot name="submission.panel" given={{ submission }} />, { submission }],
  ["settings.section", () => <Slot name="settings.section" given={{}} />, {}],
] as const;

describe.each(BESIDE)("the place %s", (name, Place, given) => {
  const withPlace = moduleOf("identity", {
    routes: [
      {
        path: "/page",
        page: async () => ({
          default: () => (
            <main>
              <Place />
            </main>
          ),
        }),
        title: "title",
      },
    ],
  });
  const seen = vi.fn();
  const telling = async () => ({
    default: (given: object) => {
      seen(given);
      return <p>a good one</p>;
    },
  });

  it("keeps what works beside what breaks, says whose it is, and shows nothing above the role", async () => {
    const missing = vi.fn<() => Promise<{ default: () => ReactNode }>>(() => Promise.reject(new Error("no chunk")));
    const filled = moduleOf("forms", {
      routes: [],
      slots: {
        [name]: [
          { id: "good", title: "title", part: telling, order: 20 },
          { id: "broken", title: "title", part: broken, order: 10 },
          { id: "missing", title: "title", part: missing, order: 30 },
          { id: "secret", title: "secret", part: saying("for owners"), order: 40, access: "owner" },
        ],
      },
    });
    remotes.set("identity/app", async () => ({ default: withPlace }));
    remotes.set("forms/app", async () => ({ default: filled }));
    await startShell("/page", "admin");
    expect(await screen.findByText("a good one")).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    expect(screen.getAllByRole("heading", { name: "forms page" })).toHaveLength(2);
    expect(screen.queryByText("for owners")).toBeNull();
    expect(screen.queryByText("This page stopped working")).toBeNull();
    missing.mockImplementation(saying("it came"));
    const again = screen.getAllByRole("button", { name: "Try again" });
    await userEvent.click(again[1] as HTMLElement);
    expect(await screen.findByText("it came")).toBeVisible();
    expect(seen).toHaveBeenLastCalledWith(given);
  });
});
