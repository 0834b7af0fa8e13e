import { type Field, FieldAsideContext, PageAsideContext, useFieldName } from "@groundwork/formwork";
import { StatusBadge, UnstyledButton } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { changedMessages } from "../../../messages/changed";
import type { SubmissionDetail } from "../api";
import classes from "./changed-fields.module.css";
import { useSinceMyPress } from "./since-my-press";

const SinceLine = lazy(() => import("./since-line"));
const ChangeDialog = lazy(() => import("./change-dialog"));

interface Props {
  detail: SubmissionDetail;
  children: ReactNode;
}

/** A form that somebody decides on again: what others changed since they last pressed a button is told above it, and marked
 * at each field and page. */
export function ChangedFields({ detail, children }: Props): ReactNode {
  const t = changedMessages.useT();
  const nameOf = useFieldName();
  const others = useContext(FieldAsideContext);
  const since = useSinceMyPress(detail);
  const [opened, setOpened] = useState<string | null>(null);
  const fieldIds = useMemo(() => new Set(since?.changedFields.map(({ fieldId }) => fieldId)), [since]);
  const ofField = useMemo(() => {
    if (fieldIds.size === 0) return others;
    return (field: Field) => {
      const other = others?.(field);
      if (!fieldIds.has(field.id)) return other;
      return (
        <span className={classes.beside}>
          <UnstyledButton
            className={classes.mark ?? ""}
            // Whoever is led to the field is led past it, or to it where there is nothing to fill in.
            data-field-aside
            data-changed
            aria-label={t("changed.markOf", { field: nameOf(field) })}
            onClick={() => setOpened(field.id)}
          >
            <StatusBadge tone="waiting">{t("changed.mark")}</StatusBadge>
          </UnstyledButton>
          {other}
        </span>
      );
    };
  }, [fieldIds, others, t, nameOf]);
  const ofPage = useMemo(() => {
    if (!since || since.changedFields.length === 0) return null;
    const counts = new Map<string, number>();
    for (const { pageId } of since.changedFields) counts.set(pageId, (counts.get(pageId) ?? 0) + 1);
    return (pageId: string) => {
      const count = counts.get(pageId);
      return count === undefined ? null : <StatusBadge tone="waiting">{t("changed.page", { count })}</StatusBadge>;
    };
  }, [since, t]);
  return (
    <FieldAsideContext value={ofField}>
      <PageAsideContext value={ofPage}>
        <Suspense>{since && <SinceLine since={since} detail={detail} />}</Suspense>
        {children}
        <Suspense>
          {since && opened !== null && (
            <ChangeDialog since={since} detail={detail} fieldId={opened} onClose={() => setOpened(null)} />
          )}
        </Suspense>
      </PageAsideContext>
    </FieldAsideContext>
  );
}
