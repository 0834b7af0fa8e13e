import { EditorFrame } from "@groundwork/formwork/editor";
import { structureProblems } from "@groundwork/formwork/rules";
import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  Group,
  Link,
  LoadingState,
  useParams,
  useQuery,
  useUrlState,
} from "@groundwork/kit";
import { FileX } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { Builder, viewOf } from "../features/builder/builder";
import { bodyQuery, detailQuery, type FormDetail, workflowQuery } from "../features/builder/saving/api";
import { useArchive } from "../features/templates/use-archive";
import { messages } from "../messages";
import { builderMessages } from "../messages/builder";

export default function TemplateBuilderPage(): ReactNode {
  const { templateId = "" } = useParams();
  return <TemplateBuilder key={templateId} templateId={templateId} />;
}

function TemplateBuilder({ templateId }: { templateId: string }): ReactNode {
  const t = builderMessages.useT();
  const detail = useQuery(detailQuery(templateId));
  const body = useQuery(bodyQuery(templateId));
  const workflow = useQuery(workflowQuery(templateId));
  const [{ view }] = useUrlState({ view: "build" });
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
  if (!detail.data.mayEdit || detail.data.isArchived)
    return (
      <Outside>
        <Untouchable detail={detail.data} />
      </Outside>
    );
  if (structureProblems(body.data.pages).length > 0)
    return (
      <Outside>
        <EmptyState icon={FileX} title={t("builder.broken")} action={<BackButton />}>
          {t("builder.brokenHelp")}
        </EmptyState>
      </Outside>
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

/** Somebody else's, or put away. */
function Untouchable({ detail }: { detail: FormDetail }): ReactNode {
  const t = builderMessages.useT();
  const formsT = messages.useT();
  const { mayEdit, isArchived, isProjectArchived, name } = detail;
  const archive = useArchive(detail);
  const whileOpen = isArchived ? "builder.isArchived" : "builder.mayNotEdit";
  const reason = isProjectArchived ? "builder.isProjectArchived" : whileOpen;
  return (
    <EmptyState
      icon={FileX}
      title={name}
      action={
        <Group gap="xs" justify="center">
          <BackButton />
          {mayEdit && isArchived && (
            <Button variant="default" loading={archive.isPending} onClick={() => archive.mutate(false)}>
              {formsT("templates.unarchive")}
            </Button>
          )}
        </Group>
      }
    >
      {t(reason)}
    </EmptyState>
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
