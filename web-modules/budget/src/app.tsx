import { defineModule } from "@groundwork/kit";
import { Banknote, HandCoins, Scale, Wallet } from "@groundwork/kit/icons";
import { useWaitingCount } from "./features/api";
import { findRequests } from "./features/palette/find";
import { messages } from "./messages";

export default defineModule({
  messages,
  routes: [
    { path: "/budget", page: () => import("./pages/budget"), title: "budget.title" },
    { path: "/budget/costs", page: () => import("./pages/costs"), title: "costs.title" },
    { path: "/budget/code-report", page: () => import("./pages/code-report"), title: "report.title" },
    { path: "/budget/equipment", page: () => import("./pages/equipment"), title: "equipment.title", access: "manager" },
    {
      path: "/budget/equipment-rates",
      page: () => import("./pages/equipment-rates"),
      title: "equipmentRates.title",
      access: "admin",
    },
    { path: "/budget/hours", page: () => import("./pages/hours"), title: "hours.title", access: "manager" },
    { path: "/budget/rates", page: () => import("./pages/rates"), title: "rates.title", access: "admin" },
    { path: "/budget/report", page: () => import("./pages/report"), title: "report.ofProject" },
    { path: "/budget/rules", page: () => import("./pages/rules"), title: "rules.title", access: "admin" },
    { path: "/budget/all-requests", page: () => import("./pages/all-requests"), title: "requests.allTitle" },
    { path: "/budget/requests", page: () => import("./pages/requests"), title: "requests.title" },
  ],
  navigation: [
    { label: "budget.title", path: "/budget", icon: Wallet, section: "work", order: 50 },
    {
      label: "requests.title",
      path: "/budget/requests",
      icon: HandCoins,
      section: "work",
      order: 51,
      useCount: useWaitingCount,
    },
    {
      label: "rates.title",
      path: "/budget/rates",
      icon: Banknote,
      section: "settings",
      order: 21,
      access: "admin",
    },
    {
      label: "rules.title",
      path: "/budget/rules",
      icon: Scale,
      section: "settings",
      order: 22,
      access: "admin",
    },
  ],
  slots: {
    "home.card": [
      {
        id: "budgetRequests",
        title: "requests.title",
        part: () => import("./features/request/waiting-card"),
        order: 16,
      },
      {
        id: "budgetAnswers",
        title: "home.answers.title",
        part: () => import("./features/request/answered-card"),
        order: 17,
      },
    ],
    "project.card": [
      {
        id: "budget",
        title: "budget.title",
        part: () => import("./features/project/project-card"),
        order: 20,
        rows: 3,
      },
    ],
    "palette.finder": [{ id: "requests", title: "requests.title", icon: HandCoins, order: 26, find: findRequests }],
  },
  commands: [{ id: "ask", label: "requests.new", run: (go) => go("/budget/requests?request=new") }],
});
