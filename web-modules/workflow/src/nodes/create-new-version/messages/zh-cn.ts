import type { createNewVersion as english } from "./en";

export const createNewVersion: Record<keyof typeof english, string> = {
  "createNewVersion.kind": "新版本",
  "createNewVersion.offer": "开始新版本",
  "createNewVersion.to": "起始步骤：{step}",
  "createNewVersion.help":
    "提交从较早的步骤开始下一个版本（A、B、C……），并带入已填写的内容。编号不变；之前的版本可随时查看和比较。重新办理的步骤需重新签名。",
  "createNewVersion.step": "起始步骤",
  "createNewVersion.isCreateNewVersion": "计为新版本",
  "createNewVersion.isCreateNewVersionHelp": "关闭时，提交仅在当前版本内返回到该步骤，之后的步骤被撤销。",
};
