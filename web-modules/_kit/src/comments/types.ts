import type { Person, WriteKey } from "../directory/types";

/** As a service tells of a comment; `id` is what its context calls it by. */
export interface Comment {
  id: string;
  by: Person | null;
  text: string;
  createdAt: string;
  editedAt: string | null;
  isDeleted: boolean;
  mayChange: boolean;
  /** The part of the thing that it is about; empty or absent: all of it. */
  about?: string;
}

export interface CommentPage {
  /** The newest first. */
  comments: readonly Comment[];
  next: string | null;
  /** Who may be mentioned; the first page tells. */
  people: readonly Person[];
  mayComment: boolean;
  total?: number;
}

export interface CommentText {
  text: string;
  mentionedUserIds: string[];
}

/** The calls of a context, about one thing. */
export interface CommentCalls {
  queryKey: readonly unknown[];
  read: (after: string | null, signal: AbortSignal) => Promise<CommentPage>;
  create: (said: CommentText, options: WriteKey) => Promise<unknown>;
  update: (id: string, said: CommentText, options: WriteKey) => Promise<unknown>;
  takeBack: (id: string, options: WriteKey) => Promise<unknown>;
  /** Of the live notes that tell of new ones. */
  topic: string;
  /** Read again after a write: whatever shows something of the comments. */
  changes: readonly unknown[];
}
