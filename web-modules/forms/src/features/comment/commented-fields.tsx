import { type Field, FieldAsideContext, useFieldName } from "@groundwork/formwork";
import { Dialog, LoadingState, UnstyledButton, useInfiniteQuery } from "@groundwork/kit";
import { MessageSquare } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { commentMessages } from "../../messages/comment";
import { commentCalls } from "./api";
import classes from "./commented-fields.module.css";

const FieldComments = lazy(async () => import("./field-comments"));

interface Props {
  submissionId: string;
  timeZone: string | null | undefined;
  children: ReactNode;
}

/** A form that is commented on field by field: beside the name of each stands whether something was said about it. */
export function CommentedFields({ submissionId, timeZone, children }: Props): ReactNode {
  const t = commentMessages.useT();
  const nameOf = useFieldName();
  const [opened, setOpened] = useState<Field | null>(null);
  const calls = useMemo(() => commentCalls(submissionId), [submissionId]);
  // The panel of all comments reads them, beside the form.
  const { data } = useInfiniteQuery({
    queryKey: calls.queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      calls.read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: false,
  });
  const first = data?.pages[0];
  const aside = useMemo(() => {
    if (!first) return null;
    return (field: Field) => {
      const count = first.byField[field.id] ?? 0;
      if (count === 0 && !first.mayComment) return null;
      return (
        <UnstyledButton
          className={classes.mark ?? ""}
          // Whoever is led to the field is led past it.
          data-field-aside
          data-said={count > 0 || undefined}
          aria-label={t("comments.field", { count, field: nameOf(field) })}
          title={t("comments.field", { count, field: nameOf(field) })}
          onClick={() => setOpened(field)}
        >
          <MessageSquare size={16} aria-hidden />
          {count > 0 && count}
        </UnstyledButton>
      );
    };
  }, [first, t, nameOf]);
  return (
    <FieldAsideContext value={aside}>
      {children}
      {opened && (
        <Dialog opened onClose={() => setOpened(null)} title={nameOf(opened)}>
          <Suspense fallback={<LoadingState rows={2} />}>
            <FieldComments submissionId={submissionId} fieldId={opened.id} timeZone={timeZone} />
          </Suspense>
        </Dialog>
      )}
    </FieldAsideContext>
  );
}
