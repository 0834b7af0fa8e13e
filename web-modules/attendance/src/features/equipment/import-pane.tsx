import { SidePane, Stack, useQueryClient } from "@groundwork/kit";
import { optionsOf } from "@groundwork/kit/directory";
import { ImportLines, ImportSteps, SelectField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { useManagedProjects } from "../timesheets/add-day";
import { checkEquipmentCsv, EQUIPMENT, importEquipmentCsv } from "./api";

export function ImportPane({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
  const t = messages.useT();
  return (
    <SidePane opened={opened} onClose={onClose} title={t("equipment.import")}>
      {opened && <IntoProject />}
    </SidePane>
  );
}

function IntoProject(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const projects = useManagedProjects();
  const [chosen, setChosen] = useState<string | null>(null);
  const projectId = chosen ?? (projects.length === 1 ? (projects[0]?.projectId ?? null) : null);
  return (
    <Stack gap="lg">
      <SelectField
        name="projectId"
        label={t("equipment.home")}
        value={projectId}
        onChange={setChosen}
        error={null}
        options={optionsOf.projects(projects)}
      />
      <ImportSteps
        // What was looked at is another project's.
        key={projectId}
        description={t("equipment.importHelp")}
        disabled={projectId === null}
        check={(file) => checkEquipmentCsv(projectId ?? "", file)}
        send={(file, options) => importEquipmentCsv(projectId ?? "", file, options)}
        countOf={({ createCount }) => createCount}
        summary={({ dryRun, createCount: count }) =>
          t(dryRun ? "equipment.wouldImport" : "equipment.imported", { count })
        }
        verb={(count) => t("equipment.importVerb", { count })}
        failed={t("equipment.notImported")}
        onSent={() => client.invalidateQueries({ queryKey: EQUIPMENT })}
      >
        {(result) => (
          <ImportLines
            result={result}
            title={({ name, serialNumber }) => [name, serialNumber].filter(Boolean).join(" · ")}
          />
        )}
      </ImportSteps>
    </Stack>
  );
}
