import type { formworkMessages } from "../../messages";
import { inReadersWords } from "../../messages/first-words";
import type { Answer, YesNoSetting } from "./rules";

/** What an answer is called on a screen; `labelOf` says it without a reader. */
export function answerName(t: ReturnType<typeof formworkMessages.useT>, setting: YesNoSetting, answer: Answer): string {
  const written = { yes: setting.yesLabel, no: setting.noLabel, na: setting.naLabel }[answer];
  return inReadersWords(t, written, `yesNo.${answer}`);
}
