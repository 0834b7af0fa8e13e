import { Button, SidePane } from "@groundwork/kit";
import { ImportLines, ImportSteps } from "@groundwork/kit/forms";
import { Upload } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { useReadAgain } from "../api/keys";
import { type ChoiceList, checkFile, importFile } from "./api";

export function ImportItems({ list }: { list: ChoiceList }): ReactNode {
  const t = choiceListMessages.useT();
  const readAgain = useReadAgain();
  const [isOpen, setOpen] = useState(false);
  const { choiceListId } = list;
  return (
    <>
      <Button variant="default" leftSection={<Upload size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t("choiceLists.import")}
      </Button>
      <SidePane opened={isOpen} onClose={() => setOpen(false)} title={t("choiceLists.import")}>
        {isOpen && (
          <ImportSteps
            description={t(list.parentListId ? "choiceLists.importUnderHelp" : "choiceLists.importHelp", {
              name: list.name,
              above: list.parentListName,
            })}
            check={(file) => checkFile(choiceListId, file)}
            send={(file, options) => importFile(choiceListId, file, options)}
            countOf={({ createCount }) => createCount}
            summary={({ dryRun, createCount: count }) =>
              t(dryRun ? "choiceLists.wouldImport" : "choiceLists.imported", { count })
            }
            verb={(count) => t("choiceLists.importVerb", { count })}
            failed={t("choiceLists.notImported")}
            onSent={() => readAgain("choice-lists")}
          >
            {(result) => (
              <ImportLines result={result} title={({ label, code }) => [label, code].filter(Boolean).join(" · ")} />
            )}
          </ImportSteps>
        )}
      </SidePane>
    </>
  );
}
