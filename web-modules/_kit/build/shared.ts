/** What the shell provides to every module, always once in a page. */

/** In the shell's first load. */
export const SHARED_EAGER: readonly string[] = ["react", "react/jsx-runtime", "react-dom", "@groundwork/kit"];

/** Loaded when the first module asks. A part of the kit that the first page does not need belongs here. */
export const SHARED_LAZY: readonly string[] = [
  "@groundwork/kit/camera",
  "@groundwork/kit/comments",
  "@groundwork/kit/directory",
  "@groundwork/kit/forms",
  "@groundwork/kit/overlay",
  "@groundwork/kit/table",
  "@groundwork/kit/state",
];
