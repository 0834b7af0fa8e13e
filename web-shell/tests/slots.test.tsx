import { MakeHere, type MakingSlot, Slot, useSlot } from "@groundwork/kit";
import { screen, waitFor, within } from "@testing-library/react";
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

describe("home", () => {
  it("shows what the modules have for the person, in its order, and no list of places", async () => {
    const withCards = moduleOf("forms", {
      routes: [],
      slots: {
        "home.card": [
          { id: "second", title: "title", part: saying("second"), order: 20 },
          { id: "first", title: "title", part: saying("first"), order: 10 },
          { id: "secret", title: "secret", part: saying("for owners"), order: 30, access: "owner" },
        ],
      },
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

  it("shows the cards of a module that was built before there were places", async () => {
    const older = moduleOf("forms", { routes: [], home: [{ title: "title", card: saying("an old card"), order: 10 }] });
    remotes.set("forms/app", async () => ({ default: older }));
    await startShell("/");
    expect(await screen.findByText("an old card")).toBeVisible();
  });

  it("keeps the other cards when one does not come or breaks, and asks for it again", async () => {
    const missing = vi.fn<() => Promise<{ default: () => ReactNode }>>(() => Promise.reject(new Error("no card")));
    const withCards = moduleOf("forms", {
      routes: [],
      slots: {
        "home.card": [
          { id: "missing", title: "title", part: missing, order: 10 },
          { id: "broken", title: "secret", part: broken, order: 20 },
          { id: "good", title: "title", part: saying("a good card"), order: 30 },
        ],
      },
    });
    remotes.set("forms/app", async () => ({ default: withCards }));
    await startShell("/");
    expect(await screen.findByText("a good card")).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    missing.mockImplementation(saying("it came"));
    await userEvent.click(screen.getAllByRole("button", { name: "Try again" })[0] as HTMLElement);
    expect(await screen.findByText("it came")).toBeVisible();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("shows the ways on where no module has a card", async () => {
    await startShell("/");
    expect(await screen.findByRole("navigation", { name: "Where to?" })).toBeVisible();
  });
});

const project = { projectId: "p1", timeZone: "Asia/Singapore", isArchived: false };
function ProjectPage(): ReactNode {
  const tabs = useSlot("project.tab");
  return (
    <>
      <p>tabs: {tabs.map(({ id, title }) => `${id} ${title}`).join(", ")}</p>
      <Slot name="project.tab" only="time" given={{ project }} />
      <p>
        line: <Slot name="project.line" given={{ project }} />
      </p>
    </>
  );
}

describe("a place on a module's page", () => {
  const withPlace = moduleOf("identity", {
    routes: [{ path: "/project", page: async () => ({ default: ProjectPage }), title: "title" }],
  });
  const give = (project: { projectId: string }) => `of ${project.projectId}`;

  it("holds what other modules have, which learn what it is about", async () => {
    const time = moduleOf("forms", {
      routes: [],
      slots: {
        "project.tab": [
          { id: "money", title: "secret", part: saying("the money"), order: 20 },
          {
            id: "time",
            title: "title",
            part: async () => ({ default: ({ project: each }) => <p>the time {give(each)}</p> }),
            order: 10,
          },
        ],
      },
    });
    remotes.set("identity/app", async () => ({ default: withPlace }));
    remotes.set("forms/app", async () => ({ default: time }));
    await startShell("/project");
    expect(await screen.findByText("the time of p1")).toBeVisible();
    expect(screen.getByText("tabs: time forms page, money Owners only")).toBeVisible();
    expect(screen.queryByText("the money")).toBeNull();
  });

  it("keeps the page when a line or a tab breaks", async () => {
    const bad = moduleOf("forms", {
      routes: [],
      slots: {
        "project.tab": [{ id: "time", title: "title", part: broken, order: 10 }],
        "project.line": [{ id: "open", title: "title", part: broken, order: 10 }],
      },
    });
    remotes.set("identity/app", async () => ({ default: withPlace }));
    remotes.set("forms/app", async () => ({ default: bad }));
    await startShell("/project");
    expect(await screen.findByText("forms page: not shown")).toBeVisible();
    expect(screen.getByText(/^tabs: time/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.queryByText("This page stopped working")).toBeNull();
  });
});

const Make = ({ onMade, onCancel }: MakingSlot) => (
  <>
    <button type="button" onClick={() => onMade("team-9")}>
      Make it
    </button>
    <button type="button" onClick={onCancel}>
      Leave it
    </button>
  </>
);

describe("a place for making what is to be chosen", () => {
  const made = vi.fn();
  const withPicker = moduleOf("forms", {
    routes: [
      {
        path: "/picker",
        page: async () => ({ default: () => <MakeHere place="team.new" onMade={made} /> }),
        title: "title",
      },
    ],
  });
  const withForm = moduleOf("identity", {
    routes: [],
    slots: {
      "team.new": [{ id: "team", title: "title", part: async () => ({ default: Make }), order: 10, access: "admin" }],
    },
  });
  beforeEach(() => {
    remotes.set("forms/app", async () => ({ default: withPicker }));
    remotes.set("identity/app", async () => ({ default: withForm }));
    made.mockClear();
  });

  it("opens the form of the module that knows how, and closes it again", async () => {
    await startShell("/picker", "admin");
    const open = await screen.findByRole("button", { name: "identity page" });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole("button", { name: "Leave it" }));
    expect(made).not.toHaveBeenCalled();
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole("button", { name: "Make it" }));
    expect(made).toHaveBeenCalledExactlyOnceWith("team-9");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Make it" })).toBeNull());
  });

  it("is nothing for who may not", async () => {
    await startShell("/picker", "member");
    await screen.findByRole("main");
    expect(screen.queryByRole("button", { name: "identity page" })).toBeNull();
  });
});
