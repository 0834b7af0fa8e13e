import { defineMessages } from "@groundwork/kit";
import { todoList } from "./en";

/** Of their own: by which to-dos are narrowed and selected, said on their page alone. */
export const todoListMessages = defineMessages("forms-todo-list", todoList, { "zh-CN": () => import("./zh-cn") });
