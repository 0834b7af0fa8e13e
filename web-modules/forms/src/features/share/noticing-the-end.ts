import type { StepCalls } from "../fill/step-calls";
import { isLinkOver } from "./not-opened";

/** A call that is refused may be the first sign that the link is taken back: then it is looked at. */
export function noticingTheEnd(calls: StepCalls, look: () => void): StepCalls {
  const noticing =
    <Sent extends unknown[], Answer>(call: (...sent: Sent) => Promise<Answer>) =>
    async (...sent: Sent): Promise<Answer> => {
      try {
        return await call(...sent);
      } catch (error) {
        if (isLinkOver(error)) look();
        throw error;
      }
    };
  return { ...calls, save: noticing(calls.save), submit: noticing(calls.submit), upload: noticing(calls.upload) };
}
