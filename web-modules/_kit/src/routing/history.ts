/**
 * The browser's history with guards. React Router's own guard needs its data router, which costs the first load
 * 16 kB for loaders that we do not use; this is the part we need.
 */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

export interface Visit {
  place: Place;
  action: "POP" | "PUSH" | "REPLACE";
}

/** Asked before the page is left; resolves to whether it may be. */
export type Guard = (to: { pathname: string; search: string }) => boolean | Promise<boolean>;

interface Entry {
  index: number;
  key: string;
  state: unknown;
}

interface GuardOptions {
  /** Of something in a pane, which "back" closes without leaving the page. */
  isInPane?: boolean;
}

const guards = new Map<Guard, GuardOptions>();
const listeners = new Set<() => void>();

function readEntry(): Entry {
  const stored = window.history.state as Partial<Entry> | null;
  return { index: stored?.index ?? 0, key: stored?.key ?? "start", state: stored?.state ?? null };
}

function readPlace(): Place {
  const { key, state } = readEntry();
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key, state };
}

let visit: Visit = { place: readPlace(), action: "POP" };
let index = readEntry().index;
let passNextPop = false;

function arrive(action: Visit["action"]): void {
  index = readEntry().index;
  visit = { place: readPlace(), action };
  for (const listener of listeners) listener();
}

/** Only leaving the page is guarded; a change of its own parameters (a side pane, a filter) is not. */
async function mayLeave(to: URL): Promise<boolean> {
  if (to.pathname === window.location.pathname) return true;
  return passGuards([...guards.keys()], to);
}

async function passGuards(asked: readonly Guard[], to: { pathname: string; search: string }): Promise<boolean> {
  for (const guard of asked) {
    if (!(await guard(to))) return false;
  }
  return true;
}

/** Who is asked before "back" and "forward": on the same page those in a pane, which the step may close. */
function guardsOfStep(from: Place): Guard[] {
  const { pathname, search } = window.location;
  if (pathname !== from.pathname) return [...guards.keys()];
  if (search === from.search) return [];
  return [...guards].filter(([, { isInPane }]) => isInPane).map(([guard]) => guard);
}

function write(method: "pushState" | "replaceState", url: URL, state: unknown): void {
  const entry: Entry = {
    index: method === "pushState" ? index + 1 : index,
    key: crypto.randomUUID().slice(0, 8),
    state,
  };
  window.history[method](entry, "", url);
  arrive(method === "pushState" ? "PUSH" : "REPLACE");
}

function navigate(method: "pushState" | "replaceState", href: string, state: unknown): void {
  const url = new URL(href, window.location.href);
  if (guards.size === 0) {
    write(method, url, state);
    return;
  }
  void mayLeave(url).then((allowed) => {
    if (allowed) write(method, url, state);
  });
}

window.addEventListener("popstate", () => {
  const asked = guardsOfStep(visit.place);
  if (passNextPop || asked.length === 0) {
    passNextPop = false;
    arrive("POP");
    return;
  }
  // The browser has already moved: go back to where we were, ask, and repeat the move if it is allowed.
  const delta = readEntry().index - index;
  const target = { pathname: window.location.pathname, search: window.location.search };
  passNextPop = true;
  window.history.go(-delta);
  void passGuards(asked, target).then((allowed) => {
    if (!allowed) return;
    passNextPop = true;
    window.history.go(delta);
  });
});

export const browserHistory = {
  get visit(): Visit {
    return visit;
  },
  push: (href: string, state?: unknown) => navigate("pushState", href, state ?? null),
  replace: (href: string, state?: unknown) => navigate("replaceState", href, state ?? null),
  go: (delta: number) => window.history.go(delta),
  /** Whether "back" stays inside the product. */
  get canGoBack(): boolean {
    return index > 0;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the guards as if the page were left, before something that leaves it for good. */
  mayLeave: (): Promise<boolean> => passGuards([...guards.keys()], { pathname: "/", search: "" }),
  guard(guard: Guard, options: GuardOptions = {}): () => void {
    guards.set(guard, options);
    return () => guards.delete(guard);
  },
} as const;
