import {
  Button,
  confirm,
  ErrorState,
  LoadingState,
  Panel,
  StatusBadge,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { Monitor, Smartphone } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { revokeOtherSessions, revokeSession, type SignedInDevice, sessionsQuery } from "./api";
import classes from "./security.module.css";
import { useKeptFocus } from "./use-kept-focus";

const PHONE = /android|iphone|ipad|mobile/i;

export function Sessions(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(sessionsQuery);
  const list = useKeptFocus<HTMLUListElement>();
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    list.keep();
  };
  const revokeOthers = useAction<void>({
    run: (_, options) => revokeOtherSessions(options),
    onSuccess: async () => {
      toast.done({ title: t("security.sessions.othersRevoked") });
      await readAgain();
    },
    onError: (failure) => toast.error(failure, t("security.sessions.revokeFailed")),
  });
  const askRevokeOthers = async () => {
    const confirmed = await confirm({
      title: t("security.sessions.revokeOthersTitle"),
      body: t("security.sessions.revokeOthersBody"),
      verb: t("security.sessions.revokeOthers"),
      danger: true,
    });
    if (confirmed) revokeOthers.mutate();
  };
  const others = data?.filter((each) => !each.isCurrent) ?? [];
  // This device first; then the latest used.
  const devices = [...(data?.filter((each) => each.isCurrent) ?? []), ...others];
  return (
    <Panel
      title={t("security.sessions.title")}
      description={others.length === 0 && data ? t("security.sessions.onlyThis") : t("security.sessions.lead")}
      actions={
        others.length > 0 && (
          <Button variant="default" loading={revokeOthers.isPending} onClick={() => void askRevokeOthers()}>
            {t("security.sessions.revokeOthers")}
          </Button>
        )
      }
    >
      {isPending && <LoadingState rows={3} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <ul className={classes.rows} ref={list.ref} tabIndex={-1} aria-label={t("security.sessions.title")}>
          {devices.map((device) => (
            <Device key={device.sessionId} device={device} onRevoked={readAgain} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Device({ device, onRevoked }: { device: SignedInDevice; onRevoked: () => Promise<void> }): ReactNode {
  const t = messages.useT();
  const { relative, date } = useFormats();
  const revoke = useAction<string>({
    run: revokeSession,
    onSuccess: async () => {
      toast.done({ title: t("security.sessions.revoked", { device: device.device }) });
      await onRevoked();
    },
    onError: (failure) => toast.error(failure, t("security.sessions.revokeFailed")),
  });
  const Icon = PHONE.test(device.device) ? Smartphone : Monitor;
  const facts = [
    t("security.sessions.used", { when: relative(device.lastUsedAt) }),
    device.ip && t("security.sessions.from", { ip: device.ip }),
    t("security.sessions.signedInOn", { date: date(device.createdAt) }),
  ].filter(Boolean);
  return (
    <li className={classes.row}>
      <span className={classes.mark}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.rowText}>
        <strong>{device.device}</strong>
        <p>{facts.join(" · ")}</p>
      </div>
      <div className={classes.rowAction}>
        {device.isCurrent ? (
          <StatusBadge tone="active">{t("security.sessions.current")}</StatusBadge>
        ) : (
          <Button
            variant="default"
            loading={revoke.isPending}
            aria-label={t("security.sessions.revokeNamed", { device: device.device })}
            onClick={() => revoke.mutate(device.sessionId)}
          >
            {t("security.sessions.revoke")}
          </Button>
        )}
      </div>
    </li>
  );
}
