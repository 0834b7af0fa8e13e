export const todoList = {
  "todoList.filter.form": "Form",
  "todoList.filter.due": "Due",
  "todoList.filter.late": "Overdue",
  "todoList.filter.whose": "Whose work",
  "todoList.filter.me": "Mine alone",
  "todoList.filter.myTeams": "Of my teams",
  "todoList.filter.whoIsAway": "Of whom I stand in for",
  "todoList.choose": "Select {form} {number}",
  "todoList.chosen": "{count, plural, =0 {None selected} other {# selected}}",
  "todoList.chooseAll": "Select all {count} on this page",
  "todoList.chooseNone": "Clear the selection",
} as const;
