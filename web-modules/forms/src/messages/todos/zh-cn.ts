import type { todos as en } from "./en";

const todos: Record<keyof typeof en, string> = {
  "todos.title": "待办",
  "todos.description": "等待您处理的表单，以及您参与过的表单。",
  "todos.all": "全部",
  "todos.myTurn": "轮到我",
  "todos.ongoing": "进行中",
  "todos.done": "已完成",
  "todos.deed.finish": "完成草稿：{step}",
  "todos.deed.finishOf": "完成 {name} 的草稿：{step}",
  "todos.deed.finishOfSomebody": "完成已离开人员的草稿：{step}",
  "todos.deed.act": "轮到您：{step}",
  "todos.deed.inPlace": "代 {name} 处理：{step}",
  "todos.deed.recalled": "已撤回：{step}",
  "todos.deed.reopened": "已重新打开，轮到您：{step}",
  "todos.deed.again": "已退回给您：{step}",
  "todos.deed.version": "版本 {version} 由您开始：{step}",
  "todos.deed.waits": "由他人处理：{step}",
  "todos.previous": "上一页",
  "todos.next": "下一页",
  "todos.page": "第 {page} 页，共 {pages} 页",
  "todos.empty.all.title": "这里还没有内容",
  "todos.empty.all.body": "等待您或您团队处理的表单，以及您参与过的表单，都会显示在这里。",
  "todos.empty.myTurn.title": "没有等待您处理的表单",
  "todos.empty.myTurn.body": "您的草稿，以及由您团队负责的步骤，会显示在这里。",
  "todos.empty.ongoing.title": "没有由他人处理的事项",
  "todos.empty.ongoing.body": "您提交之后，他人处理期间会显示在这里。",
  "todos.empty.done.title": "还没有完成的事项",
  "todos.empty.done.body": "您参与的提交在最后一个步骤完成后会显示在这里。",
};

export default todos;
