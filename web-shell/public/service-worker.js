/**
 * Keeps what the web is built from, so that it opens without a network: docs/decisions/0106-opens-without-a-network.md.
 *
 * An edition is the shell and all modules as the web server had them at one time, a cache each. A page that came from
 * the network gets everything from there; one that came from an edition gets everything from that edition: what it is
 * made of never mixes. Calls and people's files are none of its business: it does not even look at them.
 */
const EDITION = "groundwork-edition-";
const COMPLETE = "/complete";
const REGISTRY = "/modules/registry.json";
const FILES = "files.json";
/** The names of the build with a hash of the content, as the web server knows them. */
const HASHED = /[.-][0-9a-f]{8,}\.(?:js|css|woff2?|png|jpe?g|svg|webp|avif|gif|wasm|json)$/;
const OF_SERVICES = /^\/(?:api|files)(?:\/|$)/;
/** A network that is there and brings nothing is none. */
const PATIENCE_MS = 8000;
/** The page that is being opened goes first. */
const AFTER_OPENING_MS = 3000;
const AT_ONCE = 4;
/** An open page of the release before still finds its parts. */
const EDITIONS_KEPT = 2;

const numberOf = (name) => Number(name.slice(EDITION.length));
const isBuilt = (path) => path.startsWith("/static/") || path.startsWith("/modules/");

/** By page: the edition that it came from, null for the network. Asked while it opens, which is while this runs. */
const cameFrom = new Map();

async function editions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(EDITION));
  return names.sort((one, other) => numberOf(other) - numberOf(one));
}

async function newestComplete() {
  for (const name of await editions()) {
    const edition = await caches.open(name);
    if (await edition.match(COMPLETE)) return { name, edition };
  }
  return null;
}

async function fetched(path) {
  const answer = await fetch(path, { cache: HASHED.test(path) ? "default" : "no-cache", priority: "low" });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function keepFile(edition, path) {
  const known = HASHED.test(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  await edition.put(path, known ?? (await fetched(path)));
}

/** A few at a time, so that what the page asks meanwhile is not behind all of them. */
async function keepFiles(edition, paths) {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keepFile(edition, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The shell ("/") or a module, whole and of one release. */
async function keepPart(edition, base) {
  const listed = await (await fetched(base + FILES)).text();
  const paths = JSON.parse(listed).map((name) => (name === "index.html" ? base : base + name));
  await keepFiles(edition, paths);
  if ((await (await fetched(base + FILES)).text()) !== listed) throw new Error(`${base} was released meanwhile`);
}

/** One that is away, or was built before there were lists, is missing here as it is on the page, and holds up nothing. */
async function keepModule(edition, base) {
  const entry = `${base}remoteEntry.js`;
  const { status } = await fetch(base + FILES, { method: "HEAD" });
  if (status === 404) await keepFile(edition, entry);
  else await keepPart(edition, base).catch(() => edition.delete(entry));
}

async function makeEdition() {
  const [newest] = await editions();
  const name = `${EDITION}${newest ? numberOf(newest) + 1 : 1}`;
  const edition = await caches.open(name);
  try {
    await keepFile(edition, REGISTRY);
    const { modules } = await (await edition.match(REGISTRY)).json();
    await keepPart(edition, "/");
    for (const { context } of modules) await keepModule(edition, `/modules/${context}/`);
    await edition.put(COMPLETE, new Response());
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await dropOlder();
}

async function dropOlder() {
  let kept = 0;
  for (const name of await editions()) {
    const isComplete = (await (await caches.open(name)).match(COMPLETE)) !== undefined;
    if (isComplete) kept += 1;
    if (!isComplete || kept > EDITIONS_KEPT) await caches.delete(name);
  }
}

let making = null;

/** Whatever is in the way, be it a full disk, a release that is just being rolled out: the next page tries again. */
function keep() {
  making ??= makeEdition()
    .catch(() => undefined)
    .finally(() => {
      making = null;
    });
  return making;
}

/** What came from the network is otherwise than what is kept: there is a newer release of it. */
async function compare(path, answer) {
  if (!answer.ok) return;
  const text = await answer.text();
  await new Promise((resolve) => setTimeout(resolve, AFTER_OPENING_MS));
  const newest = await newestComplete();
  const kept = await newest?.edition.match(path);
  if (!kept || (await kept.text()) !== text) await keep();
}

async function page(event) {
  const newest = await newestComplete();
  try {
    const answer = await fetch(event.request, newest ? { signal: AbortSignal.timeout(PATIENCE_MS) } : undefined);
    if (answer.status < 500 || !newest) {
      cameFrom.set(event.resultingClientId, null);
      // Each address of the shell is the same page.
      event.waitUntil(compare("/", answer.clone()));
      return answer;
    }
  } catch (error) {
    if (!newest) throw error;
  }
  cameFrom.set(event.resultingClientId, newest.name);
  return await newest.edition.match("/");
}

/** Of a file without a hash in its name each release has its own. */
async function entry(event, path) {
  const name = cameFrom.get(event.clientId) ?? null;
  if (name !== null) {
    const kept = await (await caches.open(name)).match(path);
    return kept ?? Response.error();
  }
  const answer = await fetch(event.request);
  event.waitUntil(compare(path, answer.clone()));
  return answer;
}

/** One name, one content: whichever edition has it. */
async function part(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));
}

self.addEventListener("install", (event) => {
  // Editions outlive this script, so there is nothing that open pages would have to be waited for.
  self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || OF_SERVICES.test(pathname)) return;
  if (request.mode === "navigate") {
    if (!isBuilt(pathname)) event.respondWith(page(event));
  } else if (isBuilt(pathname) && HASHED.test(pathname)) event.respondWith(part(request));
  else if (isBuilt(pathname) || pathname === "/before-paint.js" || pathname === "/icon.svg")
    event.respondWith(entry(event, pathname));
});
