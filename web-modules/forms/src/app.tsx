import { defineModule, keepsUnsent } from "@groundwork/kit";
import { ClipboardList, FileStack, ListTodo, PencilLine } from "@groundwork/kit/icons";
import { countKept } from "./features/fill/outbox/kept-step";
import { findForms, findSubmissions, findTemplates } from "./features/palette/find";
import { useTodoCount } from "./features/todos/api";
import { messages } from "./messages";

// Whatever page is open: what an earlier visit left unsent in this browser goes on its way.
keepsUnsent({
  count: countKept,
  place: { path: "/forms/to-dos", title: () => messages.t("forms.title") },
  resume: async ({ userId }) => (await import("./features/fill/outbox/outboxes")).resumeUnsent(userId),
});

// Parts with a name share a chunk: what they have in common is in it once.
export default defineModule({
  messages,
  routes: [
    { path: "/forms", page: () => import("./pages/templates"), title: "templates.title" },
    {
      path: "/forms/templates/new",
      page: () => import("./pages/template-new"),
      title: "templates.create",
      access: "manager",
    },
    // Without the navigation beside it: the pages and both panels need the width.
    {
      path: "/forms/templates/:templateId",
      page: () => import("./pages/template-builder"),
      title: "templates.builder",
      layout: "bare",
    },
    {
      path: "/forms/templates/:templateId/versions",
      page: () => import("./pages/template-versions"),
      title: "templates.versions",
    },
    {
      path: "/forms/templates/:templateId/times",
      page: () => import("./pages/template-times"),
      title: "templates.times",
      access: "manager",
    },
    {
      path: "/forms/templates/:templateId/start-links",
      page: () => import("./pages/start-links"),
      title: "templates.startLinks",
      access: "manager",
    },
    { path: "/forms/library", page: () => import("./pages/library"), title: "library.title", access: "manager" },
    {
      path: "/forms/library/save/:templateId",
      page: () => import("./pages/library-save"),
      title: "library.saveAs",
      access: "manager",
    },
    {
      path: "/forms/choice-lists",
      page: () => import("./pages/choice-lists"),
      title: "forms.choiceLists",
      access: "manager",
    },
    {
      path: "/forms/choice-lists/:choiceListId",
      page: () => import("./pages/choice-list"),
      title: "forms.choiceLists",
      access: "manager",
    },
    {
      path: "/forms/to-dos",
      page: () => import(/* webpackChunkName: "todos" */ "./pages/todos"),
      title: "todos.title",
    },
    {
      path: "/forms/submissions",
      page: () => import(/* webpackChunkName: "submissions" */ "./pages/submissions"),
      title: "submissions.title",
    },
    {
      path: "/forms/submissions/deleted",
      page: () => import("./pages/deleted-submissions"),
      title: "submissions.deleted",
    },
    { path: "/forms/submissions/new", page: () => import("./pages/start-submission"), title: "start.title" },
    { path: "/forms/submissions/:submissionId", page: () => import("./pages/submission"), title: "submissions.one" },
    {
      path: "/forms/shared/:submissionId",
      page: () => import("./pages/shared-step"),
      title: "shared.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/forms/start",
      page: () => import("./pages/start-by-link"),
      title: "shared.title",
      access: "public",
      layout: "bare",
    },
  ],
  navigation: [
    { label: "todos.title", path: "/forms/to-dos", icon: ListTodo, section: "work", order: 1, useCount: useTodoCount },
    { label: "submissions.title", path: "/forms/submissions", icon: ClipboardList, section: "work", order: 2 },
    { label: "forms.title", path: "/forms", icon: FileStack, section: "work", order: 10 },
  ],
  commands: [
    { id: "fill", label: "submissions.start", run: (go) => go("/forms/submissions/new") },
    { id: "new-template", label: "templates.create", access: "manager", run: (go) => go("/forms/templates/new") },
  ],
  slots: {
    "home.card": [
      {
        id: "waiting",
        title: "home.waiting.title",
        part: () => import(/* webpackChunkName: "todos" */ "./features/home/waiting-card"),
        order: 10,
      },
      { id: "start", title: "home.start.title", part: () => import("./features/home/start-card"), order: 20 },
    ],
    "project.card": [
      {
        id: "open",
        title: "forms.title",
        part: () => import(/* webpackChunkName: "todos" */ "./features/project/project-card"),
        order: 10,
        rows: 7,
      },
    ],
    "project.tab": [
      {
        id: "forms",
        title: "forms.title",
        part: () => import(/* webpackChunkName: "submissions" */ "./features/project/project-tab"),
        order: 10,
      },
    ],
    "project.line": [
      {
        id: "open",
        title: "forms.title",
        part: () => import(/* webpackChunkName: "todos" */ "./features/project/project-line"),
        order: 10,
      },
    ],
    "palette.finder": [
      { id: "submissions", title: "submissions.title", icon: ClipboardList, order: 10, find: findSubmissions },
      { id: "forms", title: "find.forms", icon: PencilLine, order: 20, find: findForms },
      {
        id: "templates",
        title: "templates.title",
        icon: FileStack,
        order: 60,
        access: "manager",
        find: findTemplates,
      },
    ],
  },
});
