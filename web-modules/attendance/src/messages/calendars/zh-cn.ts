import type { calendars as en } from "./en";

export const calendars: Record<keyof typeof en, string> = {
  "calendars.title": "地区节假日",
  "calendars.about": "除公司节假日外，在该地区的项目中生效：休假不扣这些天，当天工作按节假日计薪。",
  "calendars.none": "尚无地区：各处均按公司节假日。",
  "calendars.new": "新建地区",
  "calendars.one": "地区",
  "calendars.name": "地区",
  "calendars.projects": "项目",
  "calendars.projectsHelp": "一个项目只属于一个地区；在此选择后即不再属于原地区。",
  "calendars.projectCount": "{count, plural, =0 {没有项目} other {# 个项目}}",
  "calendars.import": "导入节假日",
  "calendars.importHelp":
    "表格列为 date（如 2027-01-29）和 name；如仅下午放假，在 half 列填“yes”。重复导入不会产生变化。",
  "calendars.wouldImport": "{count, plural, =0 {没有可导入的日期} other {可导入 # 天}}",
  "calendars.imported": "{count, plural, =0 {未导入任何日期} other {已导入 # 天}}",
  "calendars.importVerb": "导入 {count} 天",
  "calendars.deleteHelp":
    "{count, plural, =0 {没有项目属于此地区。} other {# 个项目将不再属于任何地区，只按公司节假日计算。}}已批准的内容保持不变。",
  "calendars.notDeleted": "地区未能删除",
  "audit.action.holiday_calendar.deleted": "删除节假日地区",
  "audit.action.holiday_calendar.changed": "更改地区节假日",
  "audit.subject.holidayCalendar": "地区节假日",
};
