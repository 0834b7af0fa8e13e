import type { en } from "./en";

const zhCn: Record<keyof typeof en, string> = {
  "action.cancel": "取消",
  "action.close": "关闭",
  "action.copied": "已复制",
  "action.copy": "复制",
  "action.retry": "重试",
  "action.save": "保存",
  "action.clear": "清除",
  "confirm.typeToConfirm": "输入“{word}”以确认",
  "copy.failed": "无法自动复制，请选中文字后手动复制。",
  "error.broken": "本页出现问题，已自动上报。请重试或刷新页面。",
  "error.network": "无法连接服务器。请检查网络后重试。",
  "error.reference": "报障编号：{id}",
  "error.title": "无法加载此内容",
  "error.unavailable": "服务繁忙或正在重启，请稍后重试。",
  "error.unexpected": "系统出现问题，请重试；如仍失败，请提供下方编号。",
  "form.errorSummary": "{count, plural, other {有 # 个字段需要修改。}}",
  "form.leave.body": "本页的更改尚未保存。",
  "form.leave.stay": "继续编辑",
  "form.leave.title": "不保存就离开？",
  "form.leave.verb": "放弃更改",
  "form.saved": "已保存",
  "form.saving": "正在保存…",
  "form.unsaved": "有未保存的更改",
  loading: "正在加载…",
  "pane.close": "关闭侧边栏",
  "search.clear": "清除搜索",
  "search.placeholder": "搜索",
  "toast.dismiss": "关闭提示",
};

export default zhCn;
