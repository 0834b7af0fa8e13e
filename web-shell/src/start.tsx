import {
  AppRouter,
  applyLocale,
  createQueryClient,
  KitProvider,
  preferredLocale,
  reportClientError,
  selfProfileQuery,
} from "@groundwork/kit";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { watchIntent } from "./modules/intent";
import { loadModules } from "./modules/module-store";
import { keepBuilt } from "./offline/keep-built";
import { SessionProvider } from "./session/session-provider";

export async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("The page has no #root");
  window.addEventListener("error", (event) => reportClientError(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => reportClientError(event.reason));

  // Three questions at once: who is here, what modules are there, which words.
  const queryClient = createQueryClient();
  void queryClient.prefetchQuery(selfProfileQuery);
  void loadModules();
  watchIntent();
  keepBuilt();
  // Without its words the page would still be usable in English.
  await applyLocale(preferredLocale()).catch(reportClientError);

  createRoot(container, { onUncaughtError: reportClientError, onCaughtError: reportClientError }).render(
    <KitProvider queryClient={queryClient}>
      <AppRouter>
        <SessionProvider>
          <App />
        </SessionProvider>
      </AppRouter>
    </KitProvider>,
  );
}
