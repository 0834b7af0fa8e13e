import { Button, ErrorState, LoadingState, SidePane, Stack, Text, useQuery, useSession } from "@groundwork/kit";
import { type NamedProject, projectChoice } from "@groundwork/kit/directory";
import { ImportLines, ImportSteps, SelectField } from "@groundwork/kit/forms";
import { Download } from "@groundwork/kit/icons";
import { downloadCsv, toCsv } from "@groundwork/kit/table";
import { type ReactNode, useState } from "react";
import { messages } from "../../../messages";
import { importingMessages } from "../../../messages/importing";
import { useReadAgain } from "../../api/keys";
import { ProjectField } from "../../projects/project-field";
import { isFillable, startableIn, templateChoice } from "../../templates/choice";
import { checkFile, columnsQuery, type Into, importFile, type SubmissionsRead } from "./api";

/** A draft of each line of a spreadsheet. */
export default function ImportPane({ onClose }: { onClose: () => void }): ReactNode {
  const t = importingMessages.useT();
  return (
    <SidePane opened onClose={onClose} title={t("importing.title")}>
      <WhereAndWhat />
    </SidePane>
  );
}

function WhereAndWhat(): ReactNode {
  const t = importingMessages.useT();
  const shared = messages.useT();
  const templates = useQuery(templateChoice);
  const projects = useQuery(projectChoice);
  const { project: current } = useSession();
  const [chosen, choose] = useState<Into>({ formTemplateId: "", projectId: current?.projectId ?? "" });
  const failed = templates.error ?? projects.error;
  if (failed)
    return <ErrorState error={failed} retry={() => void Promise.all([templates.refetch(), projects.refetch()])} />;
  if (!templates.data || !projects.data) return <LoadingState shape="form" />;

  const known: readonly NamedProject[] = projects.data;
  const fillable = templates.data.filter((each) => isFillable(each) && startableIn(each, known).length > 0);
  if (fillable.length === 0) return <Text>{t("importing.none")}</Text>;
  const template = fillable.find((each) => each.formTemplateId === chosen.formTemplateId);
  const among = template ? startableIn(template, known) : [];
  const only = among.length === 1 ? among[0]?.projectId : undefined;
  const project = only ?? among.find((each) => each.projectId === chosen.projectId)?.projectId;
  return (
    <Stack gap="lg">
      <SelectField
        name="form"
        label={t("importing.form")}
        options={fillable.map((each) => ({ value: each.formTemplateId, label: each.name }))}
        value={template?.formTemplateId ?? null}
        onChange={(formTemplateId) => choose({ ...chosen, formTemplateId: formTemplateId ?? "" })}
        error={null}
        required
      />
      {template && (
        <ProjectField
          name="project"
          label={shared("submissions.project")}
          among={among}
          value={project ?? null}
          onChange={(projectId) => choose({ ...chosen, projectId: projectId ?? "" })}
          error={null}
          required
        />
      )}
      {template && project && (
        <FromFile
          // What was read of a file for another form says nothing of this one.
          key={`${template.formTemplateId} ${project}`}
          name={template.name}
          into={{ formTemplateId: template.formTemplateId, projectId: project }}
        />
      )}
    </Stack>
  );
}

function FromFile({ name, into }: { name: string; into: Into }): ReactNode {
  const t = importingMessages.useT();
  const readAgain = useReadAgain();
  return (
    <ImportSteps
      description={t("importing.help")}
      check={(file) => checkFile(into, file)}
      send={(file, options) => importFile(into, file, options)}
      countOf={({ createCount }) => createCount}
      summary={({ dryRun, createCount: count }) =>
        t(dryRun ? "importing.wouldImport" : "importing.imported", { count })
      }
      verb={(count) => t("importing.verb", { count })}
      failed={t("importing.failed")}
      onSent={() => readAgain("submissions", "todos")}
      around={(choice) => (
        <Stack gap="md">
          <Columns name={name} into={into} />
          {choice}
        </Stack>
      )}
    >
      {(result) => (
        <Stack gap="md">
          <NotTaken result={result} />
          <ImportLines result={result} title={({ title }) => title} />
        </Stack>
      )}
    </ImportSteps>
  );
}

function Columns({ name, into }: { name: string; into: Into }): ReactNode {
  const t = importingMessages.useT();
  const { data, error, refetch } = useQuery(columnsQuery(into));
  if (error) return <ErrorState error={error} title={t("importing.columnsFailed")} retry={() => void refetch()} />;
  if (!data) return <LoadingState shape="form" rows={1} />;
  if (data.length === 0) return <Text>{t("importing.noColumns")}</Text>;
  const save = () =>
    downloadCsv(
      name,
      toCsv(
        data.map((each) => ({ id: each, header: each, value: () => "" })),
        [],
      ),
    );
  return (
    <div>
      <Text size="sm" mb="xs">
        {t("importing.columns", { columns: data.join(", ") })}
      </Text>
      <Button variant="subtle" size="compact-md" leftSection={<Download size={16} aria-hidden />} onClick={save}>
        {t("importing.sheet")}
      </Button>
    </div>
  );
}

function NotTaken({ result }: { result: SubmissionsRead }): ReactNode {
  const t = importingMessages.useT();
  const others = result.columns.filter(({ fieldName, heading }) => fieldName === null && heading !== "");
  if (others.length === 0) return null;
  return <Text size="sm">{t("importing.notTaken", { columns: others.map(({ heading }) => heading).join(", ") })}</Text>;
}
