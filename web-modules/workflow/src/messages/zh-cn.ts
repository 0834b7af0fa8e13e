import { backToPrevious } from "../nodes/back-to-previous/messages/zh-cn";
import { button } from "../nodes/button/messages/zh-cn";
import { close } from "../nodes/close/messages/zh-cn";
import { condition } from "../nodes/condition/messages/zh-cn";
import { createNewVersion } from "../nodes/create-new-version/messages/zh-cn";
import { join } from "../nodes/join/messages/zh-cn";
import { parallel } from "../nodes/parallel/messages/zh-cn";
import { sendEmail } from "../nodes/send-email/messages/zh-cn";
import { step } from "../nodes/step/messages/zh-cn";
import { wayBack } from "../nodes/way-back/messages/zh-cn";
import { canvas } from "./canvas/zh-cn";
import { editor } from "./editor/zh-cn";
import type { en } from "./en";
import { panel } from "./panel/zh-cn";
import { play } from "./play/zh-cn";

const zhCn: Record<keyof typeof en, string> = {
  ...editor,
  ...canvas,
  ...panel,
  ...play,
  ...step,
  ...button,
  ...sendEmail,
  ...wayBack,
  ...backToPrevious,
  ...createNewVersion,
  ...condition,
  ...parallel,
  ...join,
  ...close,
};

export default zhCn;
