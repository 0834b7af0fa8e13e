import { Button, confirm } from "@groundwork/kit";
import type { LucideIcon } from "@groundwork/kit/icons";
import type { ReactNode } from "react";

interface Props {
  verb: string;
  icon: LucideIcon;
  isPending: boolean;
  /** Why is said beside it. */
  isDisabled?: boolean;
  onAct: () => void;
  /** What can't be brought back is asked about first, and looks so. */
  question?: { title: string; body: string };
}

/** One of what may be done with a code or a request, beside its fields. */
export function ActButton({ verb, icon: Icon, isPending, isDisabled = false, onAct, question }: Props): ReactNode {
  const ask = async () => {
    if (!question || (await confirm({ ...question, verb, danger: true }))) onAct();
  };
  return (
    <Button
      {...(question ? { variant: "light", color: "brick" } : { variant: "default" })}
      loading={isPending}
      disabled={isDisabled}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => void ask()}
    >
      {verb}
    </Button>
  );
}
