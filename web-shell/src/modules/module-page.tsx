import {
  AppPage,
  allows,
  ErrorState,
  LoadingState,
  type ModuleDefinition,
  type ModuleRoute,
  Navigate,
  useDocumentTitle,
  useLocation,
  useSession,
} from "@groundwork/kit";
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from "react";
import { messages } from "../messages";
import { NoAccessPage } from "../pages/no-access-page";
import { PageBoundary } from "./page-boundary";

type LazyPage = LazyExoticComponent<ComponentType>;
const pages = new WeakMap<ModuleRoute, LazyPage>();

function pageOf(route: ModuleRoute): LazyPage {
  let page = pages.get(route);
  if (!page) {
    page = lazy(route.page);
    pages.set(route, page);
  }
  return page;
}

/** Where a visitor goes first, and where they come back to afterwards. */
export function SignInRedirect(): ReactNode {
  const { pathname, search } = useLocation();
  const next = pathname === "/" ? "" : `?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return <Navigate to={`/sign-in${next}`} replace />;
}

interface ModulePageProps {
  module: ModuleDefinition;
  route: ModuleRoute;
}

function PageContent({ module, route }: ModulePageProps): ReactNode {
  const t = messages.useT();
  const title = module.messages.useT()(route.title);
  const { pathname } = useLocation();
  useDocumentTitle(title);
  const Page = pageOf(route);
  return (
    <PageBoundary
      pageKey={pathname}
      fallback={(error, retry) => (
        <AppPage title={title}>
          <ErrorState
            error={error}
            title={t("page.failed.title")}
            retry={() => {
              // A chunk that failed to load stays failed in the lazy component; a new one asks again.
              pages.delete(route);
              retry();
            }}
          />
        </AppPage>
      )}
    >
      <Suspense fallback={<LoadingState />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}

/** One page of a module, for whom it is meant. */
export function ModulePage({ module, route }: ModulePageProps): ReactNode {
  const { access } = useSession();
  const needed = route.access ?? "member";
  if (!allows(access, needed)) {
    return access === null ? <SignInRedirect /> : <NoAccessPage />;
  }
  return <PageContent module={module} route={route} />;
}
