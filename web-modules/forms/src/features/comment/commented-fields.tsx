import { type Field, FieldAsideContext, fieldElementId, useFieldName } from "@groundwork/formwork";
import { Dialog, LoadingState, UnstyledButton, useInfiniteQuery } from "@groundwork/kit";
import { MessageSquare } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { commentMessages } from "../../messages/comment";
import { entryOf } from "../fill/go-to-field";
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
        <Mark
          field={field}
          count={count}
          label={t("comments.field", { count, field: nameOf(field) })}
          onOpen={() => setOpened(field)}
        />
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

interface MarkProps {
  field: Field;
  count: number;
  label: string;
  onOpen: () => void;
}

function Mark({ field, count, label, onOpen }: MarkProps): ReactNode {
  const isPassed = useIsPassed(field.id);
  return (
    <UnstyledButton
      className={classes.mark ?? ""}
      // Whoever is led to the field is led past it.
      data-field-aside
      data-said={count > 0 || undefined}
      tabIndex={count === 0 && isPassed ? -1 : 0}
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      <MessageSquare size={16} aria-hidden />
      {count > 0 && count}
    </UnstyledButton>
  );
}

/** Whoever fills a form in by keyboard goes from field to field, and from a field back to what is said about it. */
function useIsPassed(fieldId: string): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(fieldElementId(fieldId));
    if (!element) return;
    setPassed(entryOf(element) !== undefined);
    const onFocus = () => setPassed(false);
    const onBlur = ({ relatedTarget }: FocusEvent) =>
      setPassed(entryOf(element) !== undefined && !element.contains(relatedTarget as Node | null));
    element.addEventListener("focusin", onFocus);
    element.addEventListener("focusout", onBlur);
    return () => {
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", onBlur);
    };
  }, [fieldId]);
  return isPassed;
}
