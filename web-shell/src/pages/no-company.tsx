import { Button, EmptyState, Group, Link, runReported, toast, useSession } from "@groundwork/kit";
import { HardHat } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";

/** Whoever is in no company, not yet or no longer, and the ways on from there. */
export function NoCompany(): ReactNode {
  const t = messages.useT();
  const { profile, signOut, switchCompany } = useSession();
  const others = profile?.groups ?? [];
  const open = (groupId: string) =>
    runReported(() => switchCompany(groupId)).catch((error: unknown) => toast.error(error, t("company.switch.failed")));
  const leave = () => runReported(signOut).catch((error: unknown) => toast.error(error, t("signOut.failed")));
  return (
    <EmptyState
      icon={HardHat}
      title={t("company.none")}
      action={
        <Group justify="center">
          {others.map(({ groupId, name }) => (
            <Button key={groupId} onClick={() => open(groupId)}>
              {t("noAccess.openCompany", { name })}
            </Button>
          ))}
          <Button variant={others.length > 0 ? "default" : "filled"} component={Link} to="/create-company">
            {t("company.create")}
          </Button>
          <Button variant="default" onClick={leave}>
            {t("command.signOut")}
          </Button>
        </Group>
      }
    >
      {others.length > 0 ? t("noAccess.left") : t("noAccess.noCompany")}
    </EmptyState>
  );
}
