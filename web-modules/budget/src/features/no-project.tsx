import { Button, EmptyState, Link, useCan } from "@groundwork/kit";
import { Plus, Wallet } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";

/** Budgets belong to projects: who may make one is led there, others are told whom to ask. */
export function NoProject(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  return (
    <EmptyState
      icon={Wallet}
      title={t("budget.noProject")}
      action={
        isAdmin && (
          <Button component={Link} to="/projects/new" leftSection={<Plus size={16} aria-hidden />}>
            {t("budget.newProject")}
          </Button>
        )
      }
    >
      {t(isAdmin ? "budget.noProjectYours" : "budget.noProjectHelp")}
    </EmptyState>
  );
}
