import { EmptyState, ErrorState, LoadingState, Panel, Stack, useQuery } from "@groundwork/kit";
import { QrCode } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { startLinkMessages } from "../../messages/start-link";
import type { FormDetail } from "../builder/saving/api";
import shared from "../share/share.module.css";
import { startLinksQuery } from "./api";
import { Poster } from "./poster";
import { StartLinkForm } from "./start-link-form";
import { StartLinkLine } from "./start-link-line";
import { useStartProjects } from "./use-start-projects";

/** By which people outside the company start a form: made, printed, taken back. */
export function StartLinks({ detail }: { detail: FormDetail }): ReactNode {
  const t = startLinkMessages.useT();
  const [made, setMade] = useState<{ address: string; hasPin: boolean } | null>(null);
  const templateId = detail.formTemplateId;
  const links = useQuery(startLinksQuery(templateId));
  const projects = useStartProjects(detail.projectIds);
  const isInUse = detail.publishedVersion !== null && !detail.isArchived;
  if (!isInUse) return <EmptyState icon={QrCode} title={t("startLink.notPublished")} />;
  if (projects?.length === 0) return <EmptyState icon={QrCode} title={t("startLink.noProject")} />;
  return (
    <Stack gap="lg">
      <Panel title={t("startLink.make")}>
        {made !== null ? (
          <Poster formName={detail.name} {...made} onAnother={() => setMade(null)} />
        ) : projects ? (
          <StartLinkForm
            templateId={templateId}
            projects={projects}
            onMade={(address, hasPin) => setMade({ address, hasPin })}
          />
        ) : (
          <LoadingState shape="form" />
        )}
      </Panel>
      <Panel title={t("startLink.links")}>
        {links.isPending && <LoadingState rows={2} />}
        {links.isError && <ErrorState error={links.error} retry={() => void links.refetch()} />}
        {links.data?.data.length === 0 && t("startLink.none")}
        <ul className={shared.links}>
          {links.data?.data.map((link) => (
            <StartLinkLine key={link.startLinkId} link={link} />
          ))}
        </ul>
      </Panel>
    </Stack>
  );
}
