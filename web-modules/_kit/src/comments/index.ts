/** What people say about something: list, form and mentions, with the calls of whichever context keeps it. */
export { Comments, type CommentsProps } from "./comments";
export type { Comment, CommentCalls, CommentPage, CommentText } from "./types";
