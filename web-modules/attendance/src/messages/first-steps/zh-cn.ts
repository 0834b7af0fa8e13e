import type { firstSteps as en } from "./en";

export const firstSteps: Record<keyof typeof en, string> = {
  "firstSteps.title": "开始使用考勤打卡",
  "firstSteps.about": "首次打卡后，工时即记入工时表，无需使用表单。",
  "firstSteps.done": "已完成。",
  "firstSteps.fence": "设置工地位置",
  "firstSteps.fenceHelp": "在其他地方打卡也会照常记录，并加以标记。可以不设置。",
  "firstSteps.fenceGo": "设置围栏",
  "firstSteps.checkIn": "自己先打一次卡",
  "firstSteps.checkInHelp": "与您的人员在手机上的操作相同，没有网络也可以。",
  "firstSteps.checkInGo": "打开打卡页面",
  "firstSteps.tablet": "在大门处放一台平板",
  "firstSteps.tabletHelp": "供没有手机的人员使用：凭 PIN 码打卡。",
  "firstSteps.tabletGo": "设置平板",
};
