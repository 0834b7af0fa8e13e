// What the gateway says when it answers in a service's place. The envelope is that of every JSON answer.
import { respondJson } from "./respond.mjs";

const INVALID = 4;
const UNEXPECTED = 2;

const ANSWERS = new Map([
  [404, { code: INVALID, message: "There is no such call. Reload the page; if it stays, this link is out of date." }],
  [413, { code: INVALID, message: "That is too large to send. Use a smaller file, or send fewer at once." }],
  [429, { code: INVALID, retryAfter: 5, message: "Too many tries from here. Wait a few seconds and try again." }],
  [
    502,
    {
      code: UNEXPECTED,
      retryAfter: 2,
      message: "This part of Groundwork is restarting. Nothing you saved is lost; try again in a moment.",
    },
  ],
  [504, { code: UNEXPECTED, retryAfter: 5, message: "That took too long. Try again in a moment." }],
]);

export function answerError(response, status, waitSeconds) {
  const answer = ANSWERS.get(status);
  if (!answer) return answerError(response, 404);
  const { code, message } = answer;
  const retryAfter = waitSeconds ?? answer.retryAfter;
  const headers = retryAfter && { "Retry-After": String(retryAfter) };
  respondJson(response, status, { data: { retryable: retryAfter !== undefined }, errorCode: code, message }, headers);
}
