import { type Crumb, useLocation } from "@groundwork/kit";
import { messages } from "../../messages";

/** The pages that lead to submissions, by their paths. */
const NAMES = {
  "/": "submissions.back.home",
  "/forms": "forms.title",
  "/forms/to-dos": "todos.title",
  "/forms/submissions": "submissions.title",
} as const;

const isNamed = (path: string): path is keyof typeof NAMES => path in NAMES;

/** The state of a link to a submission, or to the start of one, so that its page leads back here. */
export function useHere(): { cameFrom: string } {
  const { pathname, search } = useLocation();
  return { cameFrom: `${pathname}${search}` };
}

/** Where one came from; who came by a link of a mail or by the address goes on to all submissions. */
export function useWayBack(): Crumb {
  const t = messages.useT();
  const state: unknown = useLocation().state;
  const said =
    typeof state === "object" && state !== null && "cameFrom" in state && typeof state.cameFrom === "string"
      ? state.cameFrom
      : "";
  const path = said.split("?")[0] ?? "";
  if (path.startsWith("/projects/")) return { label: t("submissions.project"), to: said };
  return isNamed(path)
    ? { label: t(NAMES[path]), to: said }
    : { label: t("submissions.title"), to: "/forms/submissions" };
}
