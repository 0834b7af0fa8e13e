import type { en } from "./en";

const zhCn: Record<keyof typeof en, string> = {
  again: "重试摄像头",
  label: "摄像头",
  missing: "未找到摄像头，请输入标签上印的编码。",
  none: "没有摄像头",
  refused: "浏览器不能使用摄像头。请在此页面的设置中允许，或输入编码。",
};

export default zhCn;
