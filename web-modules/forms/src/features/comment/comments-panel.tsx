import { Comments } from "@groundwork/kit/comments";
import type { ReactNode } from "react";
import { commentCalls } from "./api";

interface Props {
  submissionId: string;
  timeZone: string | null | undefined;
}

/** Loaded beside the page: what is said is read after the form. */
export default function CommentsPanel({ submissionId, timeZone }: Props): ReactNode {
  return <Comments key={submissionId} calls={commentCalls(submissionId)} timeZone={timeZone} framed />;
}
