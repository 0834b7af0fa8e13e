import { Alert, Anchor, Link, useCan } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";

/** Whoever is alone in a company finds no button that approves: why, and the way on. */
export function ApprovedByOthers(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  return (
    <Alert color="blue">
      {t("sheets.byOthers")}{" "}
      {isAdmin && (
        <Anchor component={Link} to="/members">
          {t("sheets.inviteOthers")}
        </Anchor>
      )}
    </Alert>
  );
}
