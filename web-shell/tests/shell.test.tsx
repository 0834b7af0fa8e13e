import {
  AppRouter,
  browserHistory,
  createQueryClient,
  defineMessages,
  defineModule,
  KitProvider,
  type ModuleDefinition,
  selfProfileQuery,
} from "@groundwork/kit";
import { fakeApi, refusal, signedInCookie, testSession } from "@groundwork/kit/testing";
import { loadRemote } from "@module-federation/enhanced/runtime";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../src/app";
import { watchIntent } from "../src/modules/intent";
import { loadModules } from "../src/modules/module-store";
import { SessionProvider } from "../src/session/session-provider";

// The federation runtime adds script tags; everything of ours runs as it is.
vi.mock("@module-federation/enhanced/runtime", () => ({ registerRemotes: vi.fn(), loadRemote: vi.fn() }));

const Icon = () => null;

watchIntent();

function moduleOf(context: string, parts: Omit<ModuleDefinition<"title" | "secret">, "context" | "messages">) {
  const messages = defineMessages(
    context,
    { title: `${context} page`, secret: "Owners only" },
    { "zh-CN": async () => ({ default: { title: `${context} 页面`, secret: "仅所有者" } }) },
  );
  return defineModule({ messages, ...parts });
}

const pageSaying = (text: string) => async () => ({ default: () => <p>{text}</p> });

const identity = moduleOf("identity", {
  routes: [
    { path: "/sign-in", page: pageSaying("sign in here"), title: "title", access: "public", layout: "bare" },
    { path: "/members", page: pageSaying("the members"), title: "title" },
    { path: "/owners", page: pageSaying("for owners"), title: "secret", access: "owner" },
    {
      path: "/broken",
      title: "title",
      page: async () => ({
        default: () => {
          throw new Error("thrown while drawing");
        },
      }),
    },
  ],
  navigation: [
    { label: "title", path: "/members", icon: Icon, section: "company", order: 30 },
    { label: "secret", path: "/owners", icon: Icon, section: "settings", order: 20, access: "owner" },
  ],
});
const forms = moduleOf("forms", { routes: [{ path: "/forms", page: pageSaying("the forms"), title: "title" }] });

const remotes = new Map<string, () => Promise<unknown>>();
/** What the list of modules names. */
let listed: readonly string[] = [];

async function start(path: string, role: string | null = "owner", modulesThere: () => Promise<void> = loadModules) {
  const profile = testSession().profile;
  const groups = profile?.groups.map((group) => ({ ...group, role }));
  if (role !== null) signedInCookie();
  const sent = fakeApi({
    "GET /modules/registry.json": () =>
      Response.json({
        modules: listed.map((context) => ({ context, entry: `/modules/${context}/mf-manifest.json` })),
      }),
    "GET /api/User/GetSelfProfile": () =>
      role === null ? refusal(401, 3, "Sign in to continue.") : { ...profile, groups },
    "POST /api/DevOps/Record": () => null,
    "POST /api/Auth/Logout": () => null,
  });
  browserHistory.replace(path);
  const queryClient = createQueryClient();
  void queryClient.prefetchQuery(selfProfileQuery);
  await modulesThere();
  render(
    <KitProvider queryClient={queryClient} env="test">
      <AppRouter>
        <SessionProvider>
          <App />
        </SessionProvider>
      </AppRouter>
    </KitProvider>,
  );
  return sent;
}

beforeEach(() => {
  listed = ["identity", "forms"];
  remotes.set("identity/app", async () => ({ default: identity }));
  remotes.set("forms/app", async () => ({ default: forms }));
  vi.mocked(loadRemote).mockImplementation(async (id: string) => (await remotes.get(id)?.()) as never);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a module that cannot be loaded", () => {
  beforeEach(() => {
    remotes.set("forms/app", () => Promise.reject(new Error("no such script")));
  });

  it("leaves the others working and can be tried again", async () => {
    await start("/members");
    expect(await screen.findByText("the members")).toBeVisible();
    const retry = screen.getAllByRole("button", { name: /Forms: not loaded/ })[0];
    remotes.set("forms/app", async () => ({ default: forms }));
    if (retry) await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole("button", { name: /Forms: not loaded/ })).toBeNull());
  });

  it("shows its card where its page would be", async () => {
    await start("/forms");
    expect(await screen.findByText("“Forms” could not be loaded")).toBeVisible();
  });

  it("is filed as a client error record, once", async () => {
    const sent = await start("/members");
    const records = () => sent.filter((request) => request.path === "/api/DevOps/Record");
    await waitFor(() => expect(records()).toHaveLength(1));
    expect(records()[0]?.body).toMatchObject({ message: "no such script", pathname: "/members" });
  });
});

describe("a module that is being rebuilt", () => {
  it("is waited for: its page is not called unknown meanwhile", async () => {
    localStorage.setItem("groundwork.modules", JSON.stringify(["identity", "forms"]));
    listed = ["identity"];
    await start("/forms", "owner", async () => void loadModules());
    expect(await screen.findByRole("main")).toContainElement(await screen.findByLabelText("Loading…"));
    expect(screen.queryByText("Page not found")).toBeNull();
    listed = ["identity", "forms"];
    expect(await screen.findByText("the forms", {}, { timeout: 5000 })).toBeVisible();
  });
});

describe("who may see what", () => {
  it("shows in the navigation what the role opens, and nothing else", async () => {
    await start("/members", "member");
    const navigation = (await screen.findAllByRole("navigation", { name: "Main navigation" }))[0] as HTMLElement;
    expect(within(navigation).getByText("identity page")).toBeInTheDocument();
    expect(within(navigation).queryByText("Owners only")).toBeNull();
  });

  it("lists what one does before how it is set up, however the entries are numbered", async () => {
    await start("/members", "owner");
    const navigation = (await screen.findAllByRole("navigation", { name: "Main navigation" }))[1] as HTMLElement;
    const words = within(navigation).getAllByRole("link", { hidden: true });
    expect(words.map((each) => each.textContent)).toEqual(["Home", "identity page", "Owners only"]);
  });

  it("says so on a page that the role does not open", async () => {
    await start("/owners", "member");
    expect(await screen.findByText(/Your role in this company does not open this page/)).toBeVisible();
    expect(screen.queryByText("for owners")).toBeNull();
  });

  it("sends a visitor to sign in, and remembers where to go afterwards", async () => {
    await start("/members?status=invited", null);
    expect(await screen.findByText("sign in here")).toBeVisible();
    expect(`${location.pathname}${location.search}`).toBe("/sign-in?next=%2Fmembers%3Fstatus%3Dinvited");
  });
});

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
    await start("/", "member");
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
    await start("/");
    expect(await screen.findByText("a good card")).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    missing.mockImplementation(cardSaying("it came"));
    await userEvent.click(screen.getAllByRole("button", { name: "Try again" })[0] as HTMLElement);
    expect(await screen.findByText("it came")).toBeVisible();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("shows the ways on where no module has a card", async () => {
    await start("/");
    expect(await screen.findByRole("navigation", { name: "Where to?" })).toBeVisible();
  });
});

describe("a page", () => {
  it("that does not exist says so", async () => {
    await start("/nowhere");
    expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  });

  it("that did not arrive says so, and is asked for again", async () => {
    const failing = vi.fn<() => Promise<{ default: () => ReactNode }>>(() =>
      Promise.reject(new Error("chunk missing")),
    );
    const late = moduleOf("forms", { routes: [{ path: "/forms", page: failing, title: "title" }] });
    remotes.set("forms/app", async () => ({ default: late }));
    const sent = await start("/forms");
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
    await start("/members");
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
    await start("/forms", "owner", async () => void loadModules());
    expect(await screen.findByRole("status", { name: "Starting…" })).toBeInTheDocument();
    expect(screen.queryByRole("navigation")).toBeNull();
    resolve({ default: bare });
    expect(await screen.findByText("the builder")).toBeVisible();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("that throws keeps the rest of the shell", async () => {
    await start("/broken");
    expect(await screen.findByText("This page stopped working")).toBeVisible();
    expect(screen.getAllByRole("navigation", { name: "Main navigation" }).length).toBeGreaterThan(0);
  });
});
