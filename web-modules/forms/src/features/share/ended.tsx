import { EmptyState } from "@groundwork/kit";
import { Unlink } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { sharedMessages } from "../../messages/shared";
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

/** Nothing failed, and trying again helps nobody: what becomes of what was typed, and whom to ask. */
export function Ended({ error, who }: { error: Error; who: string }): ReactNode {
  const t = sharedMessages.useT();
  return (
    <div role="status">
      <EmptyState icon={Unlink} title={t("shared.ended")}>
        {error.message} {who ? t("shared.endedBody", { who }) : t("shared.endedBodyNobody")}
      </EmptyState>
    </div>
  );
}
