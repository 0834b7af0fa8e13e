/**
 * The parts of the kit that are not in the first load. They are named here because the shell provides them to the
 * modules, and only what it names is built; and they are fetched ahead, once the page is quiet.
 */
const parts = {
  camera: () => import("@groundwork/kit/camera"),
  comments: () => import("@groundwork/kit/comments"),
  directory: () => import("@groundwork/kit/directory"),
  forms: () => import("@groundwork/kit/forms"),
  overlay: () => import("@groundwork/kit/overlay"),
  table: () => import("@groundwork/kit/table"),
  state: () => import("@groundwork/kit/state"),
} as const;

const FALLBACK_DELAY_MS = 2000;

function whenQuiet(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, FALLBACK_DELAY_MS);
}

let fetched = false;

/** For someone who is signed in: the next page they open has its parts already. */
export function fetchKitAhead(): void {
  if (fetched) return;
  fetched = true;
  whenQuiet(() => {
    // A part that does not arrive now is asked for again by the page that needs it, which then shows the error.
    for (const load of Object.values(parts)) load().catch(() => undefined);
  });
}
