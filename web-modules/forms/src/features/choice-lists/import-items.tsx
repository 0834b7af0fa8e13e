import { Button, SidePane, Stack, Text } from "@groundwork/kit";
import { ImportLines, ImportSteps } from "@groundwork/kit/forms";
import { Download, Upload } from "@groundwork/kit/icons";
import { downloadCsv, toCsv } from "@groundwork/kit/table";
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
            around={(choice) => (
              <Stack gap="md">
                <div>
                  <Button
                    variant="subtle"
                    size="compact-md"
                    leftSection={<Download size={16} aria-hidden />}
                    onClick={() => downloadCsv(list.name, exampleOf(list))}
                  >
                    {t("choiceLists.example")}
                  </Button>
                </div>
                {choice}
              </Stack>
            )}
          >
            {(result) => (
              <Stack gap="md">
                <LeftOut columns={result.columnsLeftOut} />
                <ImportLines result={result} title={({ label, code }) => [label, code].filter(Boolean).join(" · ")} />
              </Stack>
            )}
          </ImportSteps>
        )}
      </SidePane>
    </>
  );
}

/** The service of the release before does not tell them: it refuses such a file. */
function LeftOut({ columns = [] }: { columns: string[] | undefined }): ReactNode {
  const t = choiceListMessages.useT();
  if (columns.length === 0) return null;
  return <Text size="sm">{t("choiceLists.columnsLeftOut", { columns: columns.join(", ") })}</Text>;
}

/** The columns alone, to be filled in. */
function exampleOf({ parentListId }: ChoiceList): string {
  const columns = ["label", "code", ...(parentListId ? ["parent"] : [])];
  return toCsv(
    columns.map((name) => ({ id: name, header: name, value: () => "" })),
    [],
  );
}
