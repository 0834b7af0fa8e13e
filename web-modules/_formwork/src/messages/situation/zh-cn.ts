import type { situation as english } from "./en";

const situation: Record<keyof typeof english, string> = {
  "situation.step": "步骤",
  "situation.team": "填写人的团队",
  "situation.version": "版本",
  "situation.today": "今天",
  "situation.the.step": "步骤",
  "situation.the.team": "填写人的团队",
  "situation.the.version": "版本",
  "situation.the.today": "今天",
  "situation.says": "{subject}{state}{value}",
  "situation.steps": "步骤",
  "situation.teams": "团队",
  "situation.noTeam": "无团队",
  "situation.versionHelp": "A 为第一个版本，B 为下一个。",
  "situation.tried": "填写情况",
};

export default situation;
