import { LoadingState, useRoutes, useSession } from "@groundwork/kit";
import { type ReactNode, useEffect, useMemo } from "react";
import { fetchKitAhead } from "./kit-parts";
import { AppLayout } from "./layout/app-layout";
import { OfflineBanner } from "./layout/offline-banner";
import { routesOf } from "./modules/contributions";
import { FailedModules } from "./modules/failed-modules";
import { ModulePage, SignInRedirect } from "./modules/module-page";
import { type ModulesSnapshot, useModules } from "./modules/module-store";
import { HomePage } from "./pages/home-page";
import { NotFoundPage } from "./pages/not-found-page";
import { StartingPage } from "./pages/starting-page";

function stillLoading({ registry, modules }: ModulesSnapshot): boolean {
  return registry === "loading" || modules.some((each) => each.state === "loading");
}

/** An address that no loaded module knows. */
function UnknownRoute(): ReactNode {
  const { profile } = useSession();
  const modules = useModules();
  const hasSignIn = routesOf(modules).some(({ item }) => item.path === "/sign-in");
  if (profile === null) {
    if (hasSignIn && location.pathname !== "/sign-in") return <SignInRedirect />;
    return stillLoading(modules) ? <StartingPage /> : <FailedModules />;
  }
  return <AppLayout>{stillLoading(modules) ? <LoadingState /> : <NotFoundPage />}</AppLayout>;
}

function Start(): ReactNode {
  const { profile } = useSession();
  if (profile === null) return <UnknownRoute />;
  return (
    <AppLayout>
      <HomePage />
    </AppLayout>
  );
}

export function App(): ReactNode {
  const modules = useModules();
  const signedIn = useSession().profile !== null;
  useEffect(() => {
    if (signedIn) fetchKitAhead();
  }, [signedIn]);
  const routes = useMemo(
    () => [
      { path: "/", element: <Start /> },
      ...routesOf(modules).map(({ module, item }) => ({
        path: item.path,
        element: <ModulePage key={item.path} module={module} route={item} />,
      })),
      { path: "*", element: <UnknownRoute /> },
    ],
    [modules],
  );
  return (
    <>
      <OfflineBanner />
      {useRoutes(routes)}
    </>
  );
}
