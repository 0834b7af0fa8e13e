import { Button, EmptyState, ErrorState, LoadingState, useQuery, useUrlState } from "@groundwork/kit";
import { History } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { versionMessages } from "../../messages/versions";
import type { FormDetail } from "../builder/saving/api";
import { keptDraftsQuery, versionsQuery } from "./api";
import { useRestore } from "./use-restore";
import { KeptDrafts, VersionList } from "./version-list";
import classes from "./versions.module.css";

export function Versions({ detail }: { detail: FormDetail }): ReactNode {
  const t = versionMessages.useT();
  const templateId = detail.formTemplateId;
  const [{ page }, setUrl] = useUrlState({ page: "1" });
  const at = Math.max(1, Number.parseInt(page, 10) || 1);
  const versions = useQuery(versionsQuery(templateId, at));
  const kept = useQuery(keptDraftsQuery(templateId));
  const restore = useRestore(detail);
  const mayRestore = detail.mayEdit && !detail.isArchived && !restore.isPending;
  const onRestore = (what: Parameters<typeof restore.ask>[0]) => void restore.ask(what);
  if (versions.error) return <ErrorState error={versions.error} retry={() => void versions.refetch()} />;
  if (!versions.data) return <LoadingState shape="table" />;
  const { data: rows, totalPageCount } = versions.data;
  return (
    <>
      {rows.length === 0 && (
        <EmptyState icon={History} title={t("versions.none")}>
          {t("versions.noneHelp")}
        </EmptyState>
      )}
      <VersionList detail={detail} rows={rows} mayRestore={mayRestore} onRestore={onRestore} />
      {totalPageCount > 1 && (
        <div className={classes.older}>
          <Button variant="default" disabled={at === 1} onClick={() => setUrl({ page: String(at - 1) })}>
            {t("versions.newer")}
          </Button>
          <Button variant="default" disabled={at >= totalPageCount} onClick={() => setUrl({ page: String(at + 1) })}>
            {t("versions.older")}
          </Button>
        </div>
      )}
      <KeptDrafts templateId={templateId} drafts={kept.data ?? []} mayRestore={mayRestore} onRestore={onRestore} />
    </>
  );
}
