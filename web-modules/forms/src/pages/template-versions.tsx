import { AppPage, Button, ErrorState, LoadingState, useCan, useParams, useQuery, useUrlState } from "@groundwork/kit";
import type { ReactNode } from "react";
import { detailQuery, type FormDetail } from "../features/builder/saving/api";
import { exportTemplate } from "../features/from-file/api";
import { useChoices } from "../features/versions/use-choices";
import { VersionComparison } from "../features/versions/version-comparison";
import { VersionLook } from "../features/versions/version-look";
import { Versions } from "../features/versions/versions";
import { messages } from "../messages";
import { versionMessages } from "../messages/versions";

/** What of a template was published: listed, looked at, compared, restored. */
export default function TemplateVersionsPage(): ReactNode {
  const t = messages.useT();
  const { templateId = "" } = useParams();
  const detail = useQuery(detailQuery(templateId));
  if (detail.data) return <VersionsOf detail={detail.data} />;
  return (
    <AppPage title={t("templates.versions")} breadcrumbs={[{ label: t("templates.title"), to: "/forms" }]}>
      {detail.error ? (
        <ErrorState error={detail.error} retry={() => void detail.refetch()} />
      ) : (
        <LoadingState shape="form" />
      )}
    </AppPage>
  );
}

function VersionsOf({ detail }: { detail: FormDetail }): ReactNode {
  const t = messages.useT();
  const versionT = versionMessages.useT();
  const templateId = detail.formTemplateId;
  const [{ look, before, after }, setUrl] = useUrlState({ look: "", before: "", after: "" });
  const choices = useChoices(detail);
  // Files are for who makes templates: an editor of this one may be none of them.
  const isManager = useCan("manager");
  const nameOf = (which: string) => choices.find(({ value }) => value === which)?.label ?? versionT("versions.one");
  const form = `/forms/templates/${templateId}`;
  const crumbs = [
    { label: t("templates.title"), to: "/forms" },
    { label: detail.name, to: form },
  ];
  const list = { label: t("templates.versions"), to: `${form}/versions` };
  if (look)
    return (
      <AppPage
        title={nameOf(look)}
        breadcrumbs={[...crumbs, list]}
        width="wide"
        // A draft that was replaced has no number: it is restored first.
        actions={
          isManager &&
          /^\d+$/.test(look) && (
            <Button variant="default" onClick={() => exportTemplate(templateId, detail.name, Number(look))}>
              {t("templates.export")}
            </Button>
          )
        }
      >
        <VersionLook templateId={templateId} which={look} />
      </AppPage>
    );
  if (before && after)
    return (
      <AppPage title={versionT("versions.whatChanged")} breadcrumbs={[...crumbs, list]} width="wide">
        <VersionComparison
          templateId={templateId}
          before={before}
          after={after}
          choices={choices}
          onChoose={(chosen) => setUrl(chosen)}
        />
      </AppPage>
    );
  return (
    <AppPage title={t("templates.versions")} description={versionT("versions.description")} breadcrumbs={crumbs}>
      <Versions detail={detail} />
    </AppPage>
  );
}
