import { defineModule } from "@groundwork/kit";
import { ClipboardList, FileStack, ListTodo } from "@groundwork/kit/icons";
import { isAnythingKept } from "./features/fill/outbox/kept-step";
import { useTodoCount } from "./features/todos/api";
import { messages } from "./messages";

// Whatever page is open: what an earlier visit left unsent in this browser goes on its way.
if (isAnythingKept()) void import("./features/fill/outbox/resume").then(({ resumeWhenOnline }) => resumeWhenOnline());

export default defineModule({
  messages,
  routes: [
    { path: "/forms", page: () => import("./pages/templates"), title: "templates.title" },
    // Without the navigation beside it: the pages and both panels need the width.
    {
      path: "/forms/templates/:templateId",
      page: () => import("./pages/template-builder"),
      title: "builder.title",
      layout: "bare",
    },
    { path: "/forms/to-dos", page: () => import("./pages/todos"), title: "todos.title" },
    { path: "/forms/submissions", page: () => import("./pages/submissions"), title: "submissions.title" },
    { path: "/forms/submissions/new", page: () => import("./pages/start-submission"), title: "start.title" },
    { path: "/forms/submissions/:submissionId", page: () => import("./pages/submission"), title: "submissions.one" },
  ],
  navigation: [
    { label: "todos.title", path: "/forms/to-dos", icon: ListTodo, section: "work", order: 1, useCount: useTodoCount },
    { label: "submissions.title", path: "/forms/submissions", icon: ClipboardList, section: "work", order: 2 },
    { label: "forms.title", path: "/forms", icon: FileStack, section: "work", order: 10 },
  ],
  home: [
    { title: "home.waiting.title", card: () => import("./features/home/waiting-card"), order: 10 },
    { title: "home.start.title", card: () => import("./features/home/start-card"), order: 20 },
  ],
});
