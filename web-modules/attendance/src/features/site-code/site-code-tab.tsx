import {
  Button,
  confirm,
  DateText,
  download,
  ErrorState,
  Group,
  LoadingState,
  type ProjectSlot,
  QrCode,
  Stack,
  Text,
  toast,
  useAction,
  useCan,
  useQuery,
  useQueryClient,
  useSession,
} from "@groundwork/kit";
import { Printer, QrCode as QrIcon, RefreshCw, Trash2 } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { renewSiteCode, revokeSiteCode, SITE_CODES, type SiteCode, siteCodeQuery } from "./api";

/** The poster of a project, for its managers. */
export default function SiteCodeTab({ project }: ProjectSlot): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { profile } = useSession();
  const manages = profile?.projects.some((each) => each.projectId === project.projectId && each.isProjectManager);
  if (!isAdmin && !manages) return <Text c="dimmed">{t("site.readOnly")}</Text>;
  return <Poster {...project} />;
}

function Poster({ projectId, isArchived, timeZone }: ProjectSlot["project"]): ReactNode {
  const t = messages.useT();
  const { data, error, refetch } = useQuery(siteCodeQuery(projectId));
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: SITE_CODES });
  const there = data?.siteCode ?? null;
  const renewing = useAction({
    run: (seenSiteCodeId: string | null, options) => renewSiteCode({ projectId, seenSiteCodeId }, options),
    onSuccess: async (_, seen) => {
      toast.done({ title: t(seen === null ? "site.made" : "site.renewed") });
      await readAgain();
    },
    onError: readAgain,
  });
  const revoking = useAction({
    run: ({ siteCodeId }: SiteCode, options) => revokeSiteCode({ projectId, siteCodeId }, options),
    onSuccess: async () => {
      toast.done({ title: t("site.revoked") });
      await readAgain();
    },
    onError: readAgain,
  });
  const renew = async () => {
    const sure = { title: t("site.renewSure"), body: t("site.renewBody"), verb: t("site.renew") };
    if (there === null || (await confirm(sure))) renewing.mutate(there?.siteCodeId ?? null);
  };
  const revoke = async (code: SiteCode) => {
    if (await confirm({ title: t("site.revokeSure"), body: t("site.revokeBody"), verb: t("site.revoke") }))
      revoking.mutate(code);
  };
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingState shape="form" />;
  return (
    <Stack gap="md" align="flex-start">
      <Text>{t("site.about")}</Text>
      {there ? (
        <>
          <QrCode text={there.link} label={t("site.qr")} />
          <Text size="sm" c="dimmed">
            {t("site.since")} <DateText when={there.createdAt} style="dateTime" timeZone={timeZone} />
          </Text>
        </>
      ) : (
        <Text c="dimmed">{t("site.none")}</Text>
      )}
      <Group gap="sm">
        {there && <Print projectId={projectId} />}
        {!isArchived && (
          <Button
            variant={there ? "default" : "filled"}
            loading={renewing.isPending}
            leftSection={there ? <RefreshCw size={16} aria-hidden /> : <QrIcon size={16} aria-hidden />}
            onClick={() => void renew()}
          >
            {t(there ? "site.renew" : "site.make")}
          </Button>
        )}
        {there && (
          <Button
            variant="default"
            loading={revoking.isPending}
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => void revoke(there)}
          >
            {t("site.revoke")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Print({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const [isPending, setPending] = useState(false);
  const print = async () => {
    setPending(true);
    try {
      await download("/api/SiteCode/PrintSiteCode", { projectId }, "site-code.pdf");
    } catch (error) {
      toast.error(error, t("site.printFailed"));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button loading={isPending} leftSection={<Printer size={16} aria-hidden />} onClick={() => void print()}>
      {t("site.print")}
    </Button>
  );
}
