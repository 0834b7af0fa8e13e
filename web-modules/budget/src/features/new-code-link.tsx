import { Button, Link } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";

/** Where codes are made, for whoever may and met none. */
export function NewCodeLink({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  return (
    <Button component={Link} to={`/budget?project=${projectId}&code=new`} leftSection={<Plus size={16} aria-hidden />}>
      {t("code.new")}
    </Button>
  );
}
