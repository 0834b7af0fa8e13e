import type { unsent } from "./en";

const zhCn: Record<keyof typeof unsent, string> = {
  "unsent.title": "未发送的邮件",
  "unsent.waitsForConsent": "已询问是否愿意接收贵公司的邮件，等待同意",
  "unsent.overBudget": "超出当日上限，下次尝试",
  "unsent.unwanted": "不愿接收贵公司的邮件",
  "unsent.dropped": "不再发送：等待过久、等待的邮件过多，或对方已离开公司",
};

export default zhCn;
