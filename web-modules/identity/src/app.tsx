import { defineModule } from "@groundwork/kit";
import { Construction, HardHat, ShieldCheck, Users } from "@groundwork/kit/icons";
import { findPeople, findProjects, findTeams } from "./features/palette/find";
import { messages } from "./messages";

export default defineModule({
  messages,
  routes: [
    {
      path: "/sign-in",
      page: () => import("./pages/sign-in"),
      title: "auth.signIn.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/register",
      page: () => import("./pages/register"),
      title: "auth.register.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/check-mail",
      page: () => import("./pages/check-mail"),
      title: "auth.checkMail.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/verify-email",
      page: () => import("./pages/verify-email"),
      title: "auth.verify.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/forgot-password",
      page: () => import("./pages/forgot-password"),
      title: "auth.forgot.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/reset-password",
      page: () => import("./pages/reset-password"),
      title: "auth.reset.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/accept-invite",
      page: () => import("./pages/accept-invite"),
      title: "auth.invite.title",
      access: "public",
      layout: "bare",
    },
    {
      path: "/mail-choice",
      page: () => import("./pages/mail-choice"),
      title: "mailChoice.loading",
      access: "public",
      layout: "bare",
    },
    {
      path: "/create-company",
      page: () => import("./pages/create-company"),
      title: "auth.company.title",
      access: "user",
      layout: "bare",
    },
    { path: "/profile", page: () => import("./pages/profile"), title: "profile.title", access: "user" },
    { path: "/profile/security", page: () => import("./pages/security"), title: "security.title", access: "user" },
    { path: "/members", page: () => import("./pages/members"), title: "members.title" },
    { path: "/members/invites", page: () => import("./pages/invites"), title: "invites.title", access: "admin" },
    { path: "/members/import", page: () => import("./pages/import-invites"), title: "import.title", access: "admin" },
    { path: "/teams", page: () => import("./pages/teams"), title: "teams.title" },
    { path: "/projects", page: () => import("./pages/projects"), title: "projects.title" },
    { path: "/projects/new", page: () => import("./pages/project-new"), title: "projects.create", access: "admin" },
    { path: "/projects/:projectId", page: () => import("./pages/project"), title: "projects.one" },
    { path: "/projects/:projectId/settings", page: () => import("./pages/project-settings"), title: "projects.one" },
    { path: "/projects/:projectId/:tab", page: () => import("./pages/project-tab"), title: "projects.one" },
    { path: "/projects/:projectId/people", page: () => import("./pages/project-people"), title: "projects.one" },
    { path: "/admin", page: () => import("./pages/admin-overview"), title: "admin.title", access: "admin" },
    { path: "/admin/settings", page: () => import("./pages/admin-settings"), title: "admin.settings", access: "admin" },
    {
      path: "/admin/companies",
      page: () => import("./pages/admin-companies"),
      title: "admin.companies",
      access: "admin",
    },
    { path: "/admin/mails", page: () => import("./pages/admin-mails"), title: "mails.title", access: "admin" },
    { path: "/admin/roles", page: () => import("./pages/admin-roles"), title: "admin.roles", access: "admin" },
    { path: "/admin/audit", page: () => import("./pages/admin-audit"), title: "admin.audit", access: "admin" },
    { path: "/admin/errors", page: () => import("./pages/admin-errors"), title: "admin.errors", access: "admin" },
  ],
  navigation: [
    { label: "members.title", path: "/members", icon: Users, section: "company", order: 10 },
    { label: "teams.title", path: "/teams", icon: HardHat, section: "company", order: 20 },
    { label: "projects.title", path: "/projects", icon: Construction, section: "company", order: 30 },
    { label: "admin.short", path: "/admin", icon: ShieldCheck, section: "settings", order: 10, access: "admin" },
  ],
  commands: [
    { id: "invite", label: "invites.invite", access: "admin", run: (go) => go("/members?invite=new") },
    { id: "new-team", label: "teams.create", access: "admin", run: (go) => go("/teams?team=new") },
    { id: "new-project", label: "projects.create", access: "admin", run: (go) => go("/projects/new") },
  ],
  slots: {
    "home.card": [
      { id: "projects", title: "home.projects", part: () => import("./features/home/projects-card"), order: 100 },
    ],
    "project.new": [
      {
        id: "project",
        title: "projects.create",
        part: () => import("./features/projects/new-project"),
        order: 10,
        access: "admin",
      },
    ],
    "team.new": [
      {
        id: "team",
        title: "teams.create",
        part: () => import("./features/teams/new-team"),
        order: 10,
        access: "admin",
      },
    ],
    "palette.finder": [
      { id: "people", title: "members.title", icon: Users, order: 30, find: findPeople },
      { id: "projects", title: "projects.title", icon: Construction, order: 40, find: findProjects },
      { id: "teams", title: "teams.title", icon: HardHat, order: 50, find: findTeams },
    ],
  },
});
