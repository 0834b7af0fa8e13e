import type { todoList } from "./en";

const zhCn: Record<keyof typeof todoList, string> = {
  "todoList.filter.form": "表单",
  "todoList.filter.due": "期限",
  "todoList.filter.late": "已逾期",
  "todoList.filter.whose": "由谁处理",
  "todoList.filter.me": "仅由我处理",
  "todoList.filter.myTeams": "我的团队",
  "todoList.filter.whoIsAway": "由我代为处理",
  "todoList.choose": "选择 {form} {number}",
  "todoList.chosen": "{count, plural, =0 {未选择} other {已选择 # 个}}",
  "todoList.chooseAll": "选择本页全部 {count} 个",
  "todoList.chooseNone": "清除选择",
};

export default zhCn;
