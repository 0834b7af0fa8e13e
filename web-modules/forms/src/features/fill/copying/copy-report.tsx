import { Alert, Button, Group, Stack, Text } from "@groundwork/kit";
import { CircleCheck, Info } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { copyingMessages } from "../../../messages/copying";
import type { Copied, NotCopied } from "./api";

/** What was copied, what only by its name or in part, and what was not, with the reason: nobody has to compare. */
export function CopyReport({ copied, onClose }: { copied: Copied; onClose: () => void }): ReactNode {
  const t = copyingMessages.useT();
  const nameOf = ({ label }: { label: string }) => label || t("copying.unnamed");
  const doubtful = copied.copied.filter((each) => each.byLabel || !each.isWhole);
  const why = (each: NotCopied) => t(`copying.why.${each.why}`, { field: nameOf(each), message: each.message ?? "" });
  return (
    <Stack gap="md" role="status">
      <Alert
        color={copied.copied.length > 0 ? "moss" : "sky"}
        icon={copied.copied.length > 0 ? <CircleCheck size={18} aria-hidden /> : <Info size={18} aria-hidden />}
        title={t("copying.done", { count: copied.copied.length })}
      />
      {doubtful.length > 0 && (
        <Lines title={t("copying.look")}>
          {doubtful.map((each) => (
            <li key={each.fieldId}>
              {t(each.isWhole ? "copying.byLabel" : "copying.inPart", { field: nameOf(each) })}
            </li>
          ))}
        </Lines>
      )}
      {copied.notCopied.length > 0 && (
        <Lines title={t("copying.left")}>
          {copied.notCopied.map((each) => (
            <li key={each.fieldId}>{why(each)}</li>
          ))}
        </Lines>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose}>{t("copying.close")}</Button>
      </Group>
    </Stack>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <Text fw={600}>{title}</Text>
      <ul>{children}</ul>
    </div>
  );
}
