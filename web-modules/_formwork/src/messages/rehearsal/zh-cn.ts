import type { rehearsal } from "./en";

const zhCn: Record<keyof typeof rehearsal, string> = {
  "rehearsal.looked": "已用之前的 {count} 份提交试算。如果当时填写的是新版本，以下内容会有所不同：",
  "rehearsal.stays": "已提交的内容不会改变。{count, plural, =0 {} other {进行中的 # 份提交将继续使用其开始时的版本。}}",
  "rehearsal.gone": "不再填写",
  "rehearsal.doesNotFit": "值不再适用",
  "rehearsal.hidden": "被规则隐藏",
  "rehearsal.calculated": "计算结果不同",
  "rehearsal.required": "必填但未填写",
  "rehearsal.in": "涉及 {count} 份提交",
  "rehearsal.value": "{number}：{before}",
  "rehearsal.result": "{number}：{before} → {after}",
  "rehearsal.nothing": "无",
  "rehearsal.download": "下载完整列表",
  "rehearsal.downloadFailed": "无法下载列表",
  "rehearsal.failedHelp": "无法得知新版本对之前提交的影响：{message}",
  "rehearsal.notAllTried":
    "规则或分支过多，未能逐一检查所有情况：其中可能有从不适用的规则，或始终隐藏字段的规则未被发现。",
};

export default zhCn;
