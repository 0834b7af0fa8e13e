import { Alert } from "@groundwork/kit";
import { CircleAlert, CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";

/** What just happened, above a form. Good news is announced politely, trouble at once. */
export function Notice({ tone, children }: { tone: "good" | "bad"; children: ReactNode }): ReactNode {
  const Icon = tone === "good" ? CircleCheck : CircleAlert;
  return (
    <Alert
      variant="light"
      color={tone === "good" ? "spruce" : "brick"}
      role={tone === "good" ? "status" : "alert"}
      icon={<Icon size={18} aria-hidden />}
    >
      {children}
    </Alert>
  );
}
