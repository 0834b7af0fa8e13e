/** Has the browser keep what the web is built from, once this page has come. */
export function keepBuilt(): void {
  // Only a secure context has workers; elsewhere a page needs a network to open, as it did.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const register = () => void workers.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
