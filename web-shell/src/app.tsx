import { LoadingState, SlotContext, useLocation, useRoutes, useSession } from "@groundwork/kit";
import { type ReactNode, useEffect, useMemo } from "react";
import { fetchKitAhead } from "./kit-parts";
import { AppLayout } from "./layout/app-layout";
import { OfflineBanner } from "./layout/offline-banner";
import { routeAt, routesOf } from "./modules/contributions";
import { FailedModules } from "./modules/failed-modules";
import { ModulePage, SignInRedirect } from "./modules/module-page";
import { useModules } from "./modules/module-store";
import type { ModulesSnapshot } from "./modules/modules-snapshot";
import { HomePage } from "./pages/home-page";
import { NotFoundPage } from "./pages/not-found-page";
import pages from "./pages/pages.module.css";
import { StartingPage } from "./pages/starting-page";
import { slotHost } from "./slots/slot-host";

function stillLoading({ registry, modules }: ModulesSnapshot): boolean {
  return registry === "loading" || modules.some((each) => each.state === "loading");
}

/** An address that no loaded module knows. */
function UnknownRoute(): ReactNode {
  const { profile } = useSession();
  const modules = useModules();
  const hasSignIn = routesOf(modules).some(({ item }) => item.path === "/sign-in");
  if (profile === null) {
    // A module that has not come yet may know it, and show it to everybody.
    const mayBeKnown = location.pathname !== "/" && stillLoading(modules);
    if (hasSignIn && !mayBeKnown && location.pathname !== "/sign-in") return <SignInRedirect />;
    if (stillLoading(modules)) return <StartingPage />;
    return (
      <main className={pages.starting}>
        <FailedModules />
      </main>
    );
  }
  if (!stillLoading(modules)) return <NotFoundPage />;
  return (
    <div className={pages.coming}>
      <LoadingState />
    </div>
  );
}

function Start(): ReactNode {
  return useSession().profile === null ? <UnknownRoute /> : <HomePage />;
}

export function App(): ReactNode {
  const modules = useModules();
  const { pathname } = useLocation();
  const signedIn = useSession().profile !== null;
  useEffect(() => {
    if (signedIn) fetchKitAhead();
  }, [signedIn]);

  const contributed = useMemo(() => routesOf(modules), [modules]);
  const routes = useMemo(
    () => [
      { path: "/", element: <Start /> },
      ...contributed.map(({ module, item }) => ({
        path: item.path,
        element: <ModulePage key={item.path} module={module} route={item} />,
      })),
      { path: "*", element: <UnknownRoute /> },
    ],
    [contributed],
  );
  const page = useRoutes(routes);
  const here = routeAt(modules, pathname);
  // Who knows this address decides how it looks, and may not have come yet.
  if (signedIn && modules.starting && pathname !== "/" && !here) return <StartingPage />;
  // The layout stands outside of the routes: it stays while pages come and go.
  const bare = here?.layout === "bare";
  return (
    <SlotContext value={slotHost}>
      {!here?.saysOffline && <OfflineBanner />}
      {bare || !signedIn ? page : <AppLayout>{page}</AppLayout>}
    </SlotContext>
  );
}
