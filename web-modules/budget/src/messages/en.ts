import { approval } from "./approval/en";
import { attachment } from "./attachment/en";
import { audit } from "./audit/en";
import { code } from "./code/en";
import { comment } from "./comment/en";
import { cost } from "./cost/en";
import { equipment } from "./equipment/en";
import { hours } from "./hours/en";
import { overview } from "./overview/en";
import { report } from "./report/en";
import { request } from "./request/en";
import { rules } from "./rules/en";

export const en = {
  ...overview,
  ...code,
  ...comment,
  ...cost,
  ...report,
  ...request,
  ...rules,
  ...approval,
  ...attachment,
  ...audit,
  ...hours,
  ...equipment,
  "budget.title": "Budget",
  "budget.about": "What a project may spend, what is asked for, and what is left.",
  "budget.project": "Project",
  "budget.chooseProject": "Choose a project",
  "budget.allProjects": "All projects",
  "budget.noProject": "No project yet",
  "budget.noProjectYours": "Budgets belong to projects: make the first one and add its people.",
  "budget.newProject": "New project",
  "budget.noProjectHelp": "Budgets belong to projects. Ask an admin to add you to one.",
  "money.category": "Category",
  "money.currency": "Currency",
  "money.wrong": "Write an amount like 1250.50",
  "money.tooLarge": "No more than {most}",
  "money.belowZero": "It can't be below zero",
  "money.notAboveZero": "It must be above zero",
  "money.baseline": "Baseline",
  "money.budget": "Budget",
  "money.inCodes": "In codes",
  "money.held": "Held",
  "money.committed": "Committed",
  "money.actual": "Spent",
  "money.left": "Left",
  "money.used": "{percent}% taken up",
  "money.leftOf": "{left} left",
  "action.cancel": "Cancel",
  "action.save": "Save",
  "money.forecast": "Forecast",
} as const;
