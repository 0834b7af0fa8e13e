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
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { App } from "../src/app";
import { loadModules } from "../src/modules/module-store";
import { SessionProvider } from "../src/session/session-provider";

export const Icon = () => null;

export function moduleOf(context: string, parts: Omit<ModuleDefinition<"title" | "secret">, "context" | "messages">) {
  const messages = defineMessages(
    context,
    { title: `${context} page`, secret: "Owners only" },
    { "zh-CN": async () => ({ default: { title: `${context} 页面`, secret: "仅所有者" } }) },
  );
  return defineModule({ messages, ...parts });
}

/** A part that shows this, and one that breaks. */
export const saying = (text: string) => async () => ({
  default: () => (
    <section aria-label={text}>
      <p>{text}</p>
    </section>
  ),
});
export const broken = async () => ({
  default: (): ReactNode => {
    throw new Error("broken part");
  },
});

export const pageSaying = (text: string) => async () => ({ default: () => <p>{text}</p> });

const identity = moduleOf("identity", {
  routes: [
    { path: "/sign-in", page: pageSaying("sign in here"), title: "title", access: "public", layout: "bare" },
    {
      path: "/gate",
      page: pageSaying("the gate"),
      title: "title",
      access: "public",
      layout: "bare",
      saysOffline: true,
    },
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
export const forms = moduleOf("forms", { routes: [{ path: "/forms", page: pageSaying("the forms"), title: "title" }] });

/** What answers for the scripts of the modules: `remotes.set("forms/app", …)`. */
export const remotes = new Map<string, () => Promise<unknown>>();
/** What the list of modules names. */
export const listed = new Set<string>();

/** The shell at an address, for someone of that role; null is a visitor. */
export async function startShell(
  path: string,
  role: string | null = "owner",
  modulesThere: () => Promise<void> = loadModules,
  companies?: { groupId: string; name: string; role: string }[],
  whoIsHere?: () => unknown,
) {
  const profile = testSession().profile;
  const groups = companies ?? profile?.groups.map((group) => ({ ...group, role }));
  if (role !== null) signedInCookie();
  const sent = fakeApi({
    "GET /modules/registry.json": () =>
      Response.json({
        modules: [...listed].map((context) => ({ context, entry: `/modules/${context}/mf-manifest.json` })),
      }),
    "GET /api/User/GetSelfProfile": () =>
      whoIsHere ? whoIsHere() : role === null ? refusal(401, 3, "Sign in to continue.") : { ...profile, groups },
    "POST /api/DevOps/Record": () => null,
    "POST /api/Auth/Logout": () => null,
    "POST /api/Auth/Refresh": () => refusal(401, 3, "Sign in to continue."),
    "POST /api/Auth/SwitchAccount": () => null,
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

/** Before each test, which mocks the federation runtime: both modules are there and well, and what React says of errors is not printed. */
export function serveModules(): void {
  for (const [context, definition] of Object.entries({ identity, forms })) {
    listed.add(context);
    remotes.set(`${context}/app`, async () => ({ default: definition }));
  }
  vi.mocked(loadRemote).mockImplementation(async (id: string) => (await remotes.get(id)?.()) as never);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
}
