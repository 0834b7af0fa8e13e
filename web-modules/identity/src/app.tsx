import { defineModule } from "@groundwork/kit";
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
      path: "/create-company",
      page: () => import("./pages/create-company"),
      title: "auth.company.title",
      access: "user",
      layout: "bare",
    },
    { path: "/profile", page: () => import("./pages/profile"), title: "profile.title", access: "user" },
    { path: "/profile/security", page: () => import("./pages/security"), title: "security.title", access: "user" },
  ],
});
