import { SidePane } from "@groundwork/kit";
import { ImportLines, ImportSteps } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { choiceListMessages } from "../../messages/choice-lists";
import { useReadAgain } from "../api/keys";
import { type ChoiceList, checkFile, importFile } from "./api";

interface ImportPaneProps {
  list: ChoiceList;
  opened: boolean;
  onClose: () => void;
}

export function ImportPane({ list, opened, onClose }: ImportPaneProps): ReactNode {
  const t = choiceListMessages.useT();
  const readAgain = useReadAgain();
  const { choiceListId } = list;
  return (
    <SidePane opened={opened} onClose={onClose} title={t("choiceLists.import")}>
      {opened && (
        <ImportSteps
          description={t(list.parentListId ? "choiceLists.importUnderHelp" : "choiceLists.importHelp", {
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
  );
}
