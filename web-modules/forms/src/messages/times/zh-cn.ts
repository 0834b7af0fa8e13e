import type { times } from "./en";

const zhCn: Record<keyof typeof times, string> = {
  "times.description": "全天候计时：从一份提交到达某个步骤，到有人按下该步骤的按钮为止。",
  "times.period": "最近多久内开始的提交",
  "times.days": "{count, plural, other {# 天}}",
  "times.summary":
    "最近 {days} 天内开始并已提交 {submitted, plural, other {#}} 份，其中 {closed, plural, =0 {没有一份} other {# 份}}已完成。",
  "times.whole": "从第一次提交到最后一步，一半在 {half}以内，九成在 {most}以内。",
  "times.isCut": "只统计最新的 {count} 份。",
  "times.steps": "步骤",
  "times.step": "步骤",
  "times.half": "一半在此时间内",
  "times.most": "九成在此时间内",
  "times.submitted": "已提交",
  "times.waiting": "当前等待",
  "times.overdue": "{count, plural, other {# 份逾期}}",
  "times.longestWaiting": "等待最久",
  "times.unnumbered": "尚无编号",
  "times.none": "暂无可统计的内容",
  "times.noneHelp": "有人提交此表单后，这里会显示每个步骤用时多久，以及哪些提交在哪里等待。",
};

export default zhCn;
