/** One file a feature or kind of node; a key starts with its name. */

import { backToPrevious } from "../nodes/back-to-previous/messages/en";
import { button } from "../nodes/button/messages/en";
import { close } from "../nodes/close/messages/en";
import { condition } from "../nodes/condition/messages/en";
import { createNewVersion } from "../nodes/create-new-version/messages/en";
import { join } from "../nodes/join/messages/en";
import { parallel } from "../nodes/parallel/messages/en";
import { sendEmail } from "../nodes/send-email/messages/en";
import { step } from "../nodes/step/messages/en";
import { wayBack } from "../nodes/way-back/messages/en";
import { canvas } from "./canvas/en";
import { editor } from "./editor/en";
import { panel } from "./panel/en";
import { play } from "./play/en";

export const en = {
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
} as const;
