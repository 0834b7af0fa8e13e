import type { formData as english } from "./en";

const formData: Record<keyof typeof english, string> = {
  "data.about": "以数据形式显示的表单。更改可以像其他操作一样撤销。",
  "data.copy": "复制",
  "data.copied": "表单已复制为 JSON。",
  "data.notCopied": "此浏览器不允许页面复制，请从文本框中复制。",
  "data.paste": "JSON 表单",
  "data.pasteHelp": "在此粘贴表单；“更改”会用它替换当前表单。",
  "data.change": "更改",
  "data.changed": "表单已替换为粘贴的内容，撤销可恢复原表单。",
  "data.noJson": "这不是 JSON：{reason}",
  "data.faultAt": "{fault} 请查看 {path}。",
  "data.convert": "获取转换数据",
  "data.converted":
    "{count, plural, =0 {没有可转换的检查表：未找到没有答案列的表格。} other {# 个表格已转换为含“是、否、不适用”和“备注”的检查表，“更改”后生效。}}",
  "data.addDefaults": "添加默认数据",
  "data.added": "已在末尾添加工种、楼栋、楼层和单元。",
  "data.result": "结果",
  "data.yes": "是",
  "data.no": "否",
  "data.na": "不适用",
  "data.remark": "备注",
  "data.column": "列",
  "data.trade": "工种",
  "data.block": "楼栋",
  "data.storey": "楼层",
  "data.unit": "单元",
};

export default formData;
