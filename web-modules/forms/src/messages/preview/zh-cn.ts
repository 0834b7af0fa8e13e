import type { preview as english } from "./en";

const preview: Record<keyof typeof english, string> = {
  "preview.device": "设备",
  "preview.device.desktop": "电脑",
  "preview.device.phone": "手机",
  "preview.orientation": "方向",
  "preview.orientation.portrait": "纵向",
  "preview.orientation.landscape": "横向",
  "preview.step": "按此步骤查看",
  "preview.everyStep": "全部字段",
  "preview.edit": "编辑",
  "preview.empty.title": "此表单模板为空",
  "preview.empty.body": "点击“编辑”打开表单构建器，添加字段以收集所需信息。",
};

export default preview;
