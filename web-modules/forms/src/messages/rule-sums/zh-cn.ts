import type { ruleSums } from "./en";

export default {
  "ruleSums.sum": "{table}，{column}：合计",
  "ruleSums.min": "{table}，{column}：最小值",
  "ruleSums.max": "{table}，{column}：最大值",
  "ruleSums.count": "{table}，{column}：已填写的行数",
  "ruleSums.option": "{table}，{column}：为{option}的行数",
  "ruleSums.help": "针对表格列的条件由一个隐藏的计算得出，该计算会添加在表格下方。",
} satisfies Record<keyof typeof ruleSums, string>;
