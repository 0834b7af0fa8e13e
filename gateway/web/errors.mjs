// What the gateway says when it answers in a service's place. The envelope is that of every JSON answer.
import { ERROR_CODES } from "./error-codes.gen.mjs";
import { respondJson } from "./respond.mjs";

/** Not asked of a service, which is away when this is said; `services/_devstack/tests/unit/test_texts.py` holds the
 * words against the services' own. */
export const ANSWERS = new Map([
  [
    404,
    {
      code: ERROR_CODES.invalidParameter,
      en: "There is no such call. Reload the page; if it stays, this link is out of date.",
      "zh-CN": "没有此接口。请刷新页面；如果问题依旧，说明该链接已失效。",
    },
  ],
  [
    429,
    {
      code: ERROR_CODES.invalidParameter,
      retryAfter: 5,
      en: "Too many tries from here. Wait a few seconds and try again.",
      "zh-CN": "此处尝试次数过多，请等几秒再试。",
    },
  ],
  [
    502,
    {
      code: ERROR_CODES.unexpected,
      retryAfter: 2,
      en: "This part of Groundwork is restarting. Nothing you saved is lost; try again in a moment.",
      "zh-CN": "Groundwork 的这一部分正在重启，已保存的内容不会丢失，请稍后重试。",
    },
  ],
  [
    504,
    {
      code: ERROR_CODES.unexpected,
      retryAfter: 5,
      en: "That took too long. Try again in a moment.",
      "zh-CN": "处理时间过长，请稍后重试。",
    },
  ],
]);

/** The first language the caller names decides, as in the services. */
function languageOf(request) {
  return /^\s*zh\b/i.test(request.headers["accept-language"] ?? "") ? "zh-CN" : "en";
}

export function answerError(request, response, status, waitSeconds) {
  const answer = ANSWERS.get(status);
  if (!answer) return answerError(request, response, 404);
  const language = languageOf(request);
  const retryAfter = waitSeconds ?? answer.retryAfter;
  const headers = { "Content-Language": language, Vary: "Accept-Language" };
  if (retryAfter !== undefined) headers["Retry-After"] = String(retryAfter);
  const envelope = { data: { retryable: retryAfter !== undefined }, errorCode: answer.code, message: answer[language] };
  respondJson(response, status, envelope, headers);
}
