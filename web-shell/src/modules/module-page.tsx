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
import type { ReactNode } from "react";
import { messages } from "../messages";
import { NoAccessPage } from "../pages/no-access-page";
import { StartingPage } from "../pages/starting-page";
import { useSlow } from "../pages/use-slow";
import { wasEnded } from "../session/ended";
import { useChunk } from "./chunk";
import { ErrorBoundary } from "./error-boundary";

/** Where a visitor goes first, and where they come back to afterwards. */
export function SignInRedirect(): ReactNode {
  const { pathname, search } = useLocation();
  const next = pathname === "/" ? "" : `?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return <Navigate to={`/sign-in${next}`} replace {...(wasEnded() && { state: { notice: "sessionEnded" } })} />;
}

interface ModulePageProps {
  module: ModuleDefinition;
  route: ModuleRoute;
}

const FELT_MS = 150;

function PageLoading({ title }: { title: string }): ReactNode {
  const slow = useSlow(FELT_MS);
  return (
    slow && (
      <AppPage title={title}>
        <LoadingState />
      </AppPage>
    )
  );
}

function PageChunk({ route, title }: { route: ModuleRoute; title: string }): ReactNode {
  const t = messages.useT();
  const { chunk, retry } = useChunk(route.page);
  if (chunk.state === "ready") return <chunk.value.default />;
  if (chunk.state === "failed")
    return (
      <AppPage title={title}>
        <ErrorState error={chunk.error} title={t("page.failed.load")} retry={retry} />
      </AppPage>
    );
  return route.layout === "bare" ? <StartingPage /> : <PageLoading title={title} />;
}

function PageContent({ module, route }: ModulePageProps): ReactNode {
  const t = messages.useT();
  const title = module.messages.useT()(route.title);
  const { pathname } = useLocation();
  useDocumentTitle(title);
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error, retry) => (
        <AppPage title={title}>
          <ErrorState error={error} title={t("page.failed.title")} retry={retry} />
        </AppPage>
      )}
    >
      <PageChunk route={route} title={title} />
    </ErrorBoundary>
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
