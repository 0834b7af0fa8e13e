import { Comments } from "@groundwork/kit/comments";
import { type ReactNode, useMemo } from "react";
import { commentCalls } from "./api";

interface Props {
  submissionId: string;
  fieldId: string;
  timeZone: string | null | undefined;
}

/** What is said about one field of a submission. */
export default function FieldComments({ submissionId, fieldId, timeZone }: Props): ReactNode {
  const calls = useMemo(() => commentCalls(submissionId, fieldId), [submissionId, fieldId]);
  return <Comments calls={calls} timeZone={timeZone} />;
}
