import { fetchPageAhead } from "./contributions";
import { currentModules } from "./module-store";

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin === location.origin) fetchPageAhead(currentModules(), link.pathname);
}

/** Whoever points at a link is about to follow it: its page sets out before the click. */
export function watchIntent(): void {
  document.addEventListener("pointerover", onIntent, { passive: true });
  document.addEventListener("focusin", onIntent);
}
