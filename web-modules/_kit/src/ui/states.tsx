import { Button, Skeleton, Text, Title } from "@mantine/core";
import { CloudOff, TriangleAlert } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { isApiError } from "../api/error";
import { kitMessages } from "../i18n/kit-messages";
import { CopyButton } from "./copy-button";
import classes from "./states.module.css";

type Icon = ComponentType<{ size?: number | string; "aria-hidden"?: boolean }>;

export interface EmptyStateProps {
  icon?: Icon;
  /** Left out where the page's own title says it. */
  title?: string;
  /** What will be here and how to get it there. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps): ReactNode {
  return (
    <div className={classes.state}>
      {Icon && (
        <span className={classes.mark}>
          <Icon size={26} aria-hidden />
        </span>
      )}
      {title && (
        <Title order={2} size="h3">
          {title}
        </Title>
      )}
      {children && (
        <Text c="dimmed" component="div" className={classes.text}>
          {children}
        </Text>
      )}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  error: unknown;
  retry?: () => void;
  /** What could not be loaded; the default says "this". */
  title?: string;
}

/** A failed load: says why and what to do, offers to try again, and gives the reference that support needs. */
export function ErrorState({ error, retry, title }: ErrorStateProps): ReactNode {
  const t = kitMessages.useT();
  const known = isApiError(error) ? error : null;
  const Icon = known?.isNetwork ? CloudOff : TriangleAlert;
  // A refusal stays one however often it is asked, and nobody needs to look it up.
  const isAway = known?.isNetwork === true;
  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    if (!isAway) return;
    const tryAgain = () => again.current?.();
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [isAway]);
  const isRefusal = known !== null && known.httpStatus >= 400 && known.httpStatus < 500 && !known.retryable;
  return (
    <div className={classes.state} role="alert">
      <span className={classes.mark} data-tone="failed">
        <Icon size={26} aria-hidden />
      </span>
      <Title order={2} size="h3">
        {title ?? t("error.title")}
      </Title>
      <Text c="dimmed" className={classes.text}>
        {known ? known.message : t("error.broken")}
      </Text>
      {retry && !isRefusal && <Button onClick={retry}>{t("action.retry")}</Button>}
      {known?.requestId && !known.isNetwork && !isRefusal && (
        <span className={classes.reference}>
          {t("error.reference", { id: known.requestId })} <CopyButton value={known.requestId} />
        </span>
      )}
    </div>
  );
}

export interface LoadingStateProps {
  /** The shape of what comes: keeps the page from jumping. */
  shape?: "table" | "text" | "cards" | "form";
  rows?: number;
}

const DELAY_MS = 180;

/** Skeletons, drawn only when the wait is long enough to be felt. */
export function LoadingState({ shape = "text", rows = 6 }: LoadingStateProps): ReactNode {
  const t = kitMessages.useT();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.loading} data-shape={shape} aria-busy="true" role="status" aria-label={t("loading")}>
      {visible &&
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        Array.from({ length: rows }, (_, row) => <Skeleton key={row} className={classes.bone} />)}
    </div>
  );
}
