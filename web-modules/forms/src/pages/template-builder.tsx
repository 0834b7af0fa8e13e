import { EditorFrame } from "@groundwork/formwork/editor";
import { structureProblems } from "@groundwork/formwork/rules";
import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  useParams,
  useQuery,
  useUrlState,
} from "@groundwork/kit";
import { FileX } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { Builder, viewOf } from "../features/builder/builder";
import { bodyQuery, detailQuery, workflowQuery } from "../features/builder/saving/api";
import { messages } from "../messages";
import { builderMessages } from "../messages/builder";

/** Somebody else's, put away, or not to be changed now. */
const Look = lazy(() => import("../features/look/look"));

export default function TemplateBuilderPage(): ReactNode {
  const { templateId = "" } = useParams();
  return <TemplateBuilder key={templateId} templateId={templateId} />;
}

function TemplateBuilder({ templateId }: { templateId: string }): ReactNode {
  const t = builderMessages.useT();
  const detail = useQuery(detailQuery(templateId));
  const [{ view, look }] = useUrlState({ view: "build", look: "" });
  const body = useQuery(bodyQuery(templateId, look !== ""));
  const workflow = useQuery(workflowQuery(templateId));
  const failed = detail.error && !detail.data ? detail : body.error && !body.data ? body : null;
  if (failed)
    return (
      <Outside>
        <ErrorState error={failed.error} retry={() => void failed.refetch()} />
      </Outside>
    );
  if (!detail.data || !body.data)
    return (
      <EditorFrame templateId={templateId} view={viewOf(view)} template={detail.data}>
        <LoadingState shape="form" />
      </EditorFrame>
    );
  if (structureProblems(body.data.pages).length > 0)
    return (
      <Outside>
        <EmptyState icon={FileX} title={t("builder.broken")} action={<BackButton />}>
          {t("builder.brokenHelp")}
        </EmptyState>
      </Outside>
    );
  const { mayEdit, isArchived } = detail.data;
  if (look !== "" || !mayEdit || isArchived)
    return (
      <Suspense fallback={<LoadingState shape="form" />}>
        <Look detail={detail.data} loaded={body.data} workflow={workflow.data} />
      </Suspense>
    );
  return <Builder detail={detail.data} loaded={body.data} workflow={workflow.data} />;
}

function Outside({ children }: { children: ReactNode }): ReactNode {
  const formsT = messages.useT();
  return (
    <main>
      <AppPage
        title={formsT("templates.builder")}
        breadcrumbs={[{ label: formsT("templates.title"), to: "/forms" }]}
        width="narrow"
      >
        {children}
      </AppPage>
    </main>
  );
}

function BackButton(): ReactNode {
  const t = builderMessages.useT();
  return (
    <Button component={Link} to="/forms">
      {t("builder.back")}
    </Button>
  );
}
