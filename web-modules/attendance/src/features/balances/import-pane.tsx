import { Button, SidePane, useQueryClient } from "@groundwork/kit";
import { ImportLines, ImportSteps } from "@groundwork/kit/forms";
import { Upload } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { checkBalancesCsv, importBalancesCsv } from "./api";

/** Opening balances of a project's people from a table: tried first, then taken. */
export function ImportBalances({ projectId }: { projectId: string }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Upload size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t("balances.import")}
      </Button>
      <SidePane opened={isOpen} onClose={() => setIsOpen(false)} title={t("balances.import")}>
        {isOpen && (
          <ImportSteps
            description={t("balances.importHelp")}
            check={(file) => checkBalancesCsv(projectId, file)}
            send={(file, options) => importBalancesCsv(projectId, file, options)}
            countOf={({ createCount }) => createCount}
            summary={({ dryRun, createCount: count }) =>
              t(dryRun ? "balances.wouldImport" : "balances.imported", { count })
            }
            verb={(count) => t("balances.importVerb", { count })}
            failed={t("balances.notImported")}
            onSent={() => client.invalidateQueries({ queryKey: RECORDS })}
          >
            {(result) => (
              <ImportLines
                result={result}
                title={({ email, type, days }) => [email, type, days].filter(Boolean).join(" · ")}
              />
            )}
          </ImportSteps>
        )}
      </SidePane>
    </>
  );
}
