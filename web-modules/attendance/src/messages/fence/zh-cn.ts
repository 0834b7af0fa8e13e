import type { fence as english } from "./en";

export const fence: Record<keyof typeof english, string> = {
  "fence.title": "围栏",
  "fence.about": "在此范围以外打卡仍会记录，并标记为待查看。此前的打卡保持当时的判定。",
  "fence.companyOff":
    "贵公司未启用打卡位置检查：管理员可在公司设置中启用。在此之前围栏会保留，但不会询问任何人的位置。",
  "fence.kind": "在什么范围内算在工地？",
  "fence.kind.company": "按公司设置",
  "fence.kind.companyMeters": "按公司设置：{meters} 米",
  "fence.noTiles": "无法加载底图。围栏仍会绘出，也可直接输入。",
  "fence.kind.companyHelp": "以项目位置为中心的公司半径。",
  "fence.kind.radius": "本项目的半径",
  "fence.kind.radiusHelp": "以项目位置为中心。",
  "fence.kind.area": "区域",
  "fence.kind.areaHelp": "按所绘形状，不限形状。距离从边缘算起。",
  "fence.radius": "半径（米）",
  "fence.radiusRange": "请填写 10 到 100,000 之间的整数（米）。",
  "fence.noPlace": "项目没有位置：在项目设置中填写位置或绘制区域之前，不会标记任何人在范围以外。",
  "fence.corners": "拐点",
  "fence.cornersHelp":
    "每行一个拐点的纬度和经度，沿工地依次排列。可输入、粘贴，或在地图上点按：点按空白处添加，拖动拐点移动，点按拐点移除。",
  "fence.cornersWrong": "第 {line} 行不是位置。请写两个数字：1.40520, 103.90240",
  "fence.cornersFew": "区域应有 3 到 100 个拐点。",
  "fence.crosses": "轮廓自相交叉。请沿工地依次排列拐点。",
  "fence.count": "{count, plural, other {# 个拐点}}",
  "fence.clear": "移除全部拐点",
  "fence.map": "围栏地图",
  "fence.save": "保存围栏",
  "fence.discard": "放弃更改",
  "fence.saved": "已保存围栏",
  "fence.readOnly": "由项目经理和管理员更改。",
  "fence.archived": "项目已归档：请先取消归档再更改围栏。",
};
