import { Button, Link } from "@groundwork/kit";
import { PencilLine } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useHere } from "../submissions/came-from";
import type { TemplateRow } from "./api";
import { isFillable, startAddress } from "./choice";

/** One tap from a published form to filling it in. */
export function TemplateFill({ template }: { template: TemplateRow }): ReactNode {
  const t = messages.useT();
  const here = useHere();
  if (!isFillable(template)) return null;
  return (
    <Button
      component={Link}
      to={startAddress(template.formTemplateId)}
      state={here}
      variant="light"
      size="compact-md"
      leftSection={<PencilLine size={16} aria-hidden />}
      aria-label={t("templates.fillOne", { name: template.name })}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
    >
      {t("templates.fill")}
    </Button>
  );
}
