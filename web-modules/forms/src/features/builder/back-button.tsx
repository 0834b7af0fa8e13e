import { Button, Link } from "@groundwork/kit";
import type { ReactNode } from "react";
import { builderMessages } from "../../messages/builder";

export function BackButton(): ReactNode {
  const t = builderMessages.useT();
  return (
    <Button component={Link} to="/forms">
      {t("builder.back")}
    </Button>
  );
}
