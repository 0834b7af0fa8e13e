import type { exports } from "./en";

const zhCn: Record<keyof typeof exports, string> = {
  "exports.title": "您的导出",
  "exports.name": "{at} 的 {format}",
  "exports.xlsx": "Excel 工作簿",
  "exports.csv": "CSV",
  "exports.json": "JSON",
  "exports.waiting": "排队等待中。",
  "exports.making": "{done, number} / {total, number} 个提交",
  "exports.until": "已完成，文件保留至 {at}。",
  "exports.save": "下载",
  "exports.saveOf": "下载 {name}",
  "exports.cancel": "取消",
  "exports.cancelOf": "取消 {name}",
  "exports.remove": "删除",
  "exports.removeOf": "删除 {name}",
  "exports.notCanceled": "导出未能取消",
  "exports.started": "正在生成文件",
  "exports.startedHelp": "您可以继续其他操作：完成后会通知您，也会显示在列表上方。",
  "exports.notStarted": "未开始生成文件",
  "exports.meanwhile": "数量很多，文件将在后台生成。",
  "exports.ready": "您的导出已完成",
  "exports.readyHelp": "也可在提交列表上方找到，保留一天。",
  "exports.failed": "您的导出未能生成",
  "exports.noFile": "文件未能下载",
};

export default zhCn;
