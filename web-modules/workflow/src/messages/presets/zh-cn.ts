import type { presets } from "./en";

export default {
  "presets.title": "选择步骤序列",
  "presets.help": "步骤依次进行，每步有一个前进按钮。随后请选择团队，并在需要时添加退回按钮。",
  "presets.count": "{count} 个步骤",
  "presets.step.submission": "提交",
  "presets.step.checker": "检查",
  "presets.step.verify": "核实",
  "presets.step.approval": "审批",
  "presets.step.acknowledge": "确认",
  "presets.step.complete": "完成",
  "presets.step.completionChecker": "完工检查",
  "presets.step.closingEvaluation": "结案评估",
  "presets.button.submission": "提交",
  "presets.button.checker": "已检查",
  "presets.button.verify": "已核实",
  "presets.button.approval": "批准",
  "presets.button.acknowledge": "确认",
  "presets.button.complete": "完成",
  "presets.button.completionChecker": "完工已检查",
  "presets.button.closingEvaluation": "结案",
} satisfies Record<keyof typeof presets, string>;
