import { Alert, ApiError, LoadingState, Panel, Text, useAction, useQuery } from "@groundwork/kit";
import { teamChoice } from "@groundwork/kit/directory";
import { FileField } from "@groundwork/kit/forms";
import { CircleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { fileMessages } from "../../messages/from-file";
import { TemplateStart } from "../gallery/template-start";
import { templatesQuery } from "../templates/api";
import { type FormFile, fromFile } from "./api";
import { Found } from "./found";
import classes from "./from-file.module.css";
import { keepNotes } from "./kept-notes";
import { type ChosenTeams, Teams, teamIdsOf } from "./teams";

const SAME_NAMES = 20;

/** A file is chosen, looked at, and made: nothing is written before the last of it. */
export function FromFile(): ReactNode {
  const t = fileMessages.useT();
  const [file, setFile] = useState<File | null>(null);
  const read = useAction<File, FormFile>({ run: async (chosen) => fromFile.read(chosen) });
  const choose = (chosen: File | null) => {
    // A window that was closed again takes nothing back.
    if (!chosen) return;
    setFile(chosen);
    read.reset();
    read.mutate(chosen);
  };
  return (
    <div className={classes.chosen}>
      <Panel>
        <FileField
          name="file"
          label={t("fromFile.file")}
          description={t("fromFile.help")}
          button={t(file ? "fromFile.another" : "fromFile.choose")}
          accept=".xlsx,.csv,.tsv,.json,.pdf,application/json,text/csv,application/pdf"
          value={file}
          onChange={choose}
          error={null}
          disabled={read.isPending}
        />
        {read.error && (
          <Alert color="brick" variant="light" role="alert" icon={<CircleAlert size={18} aria-hidden />} mt="md">
            <Fault error={read.error} />
          </Alert>
        )}
      </Panel>
      {read.isPending && file && (
        <div role="status" aria-label={t("fromFile.reading", { name: file.name })}>
          <LoadingState shape="form" />
        </div>
      )}
      {file && read.data && <Made key={`${file.name} ${file.lastModified}`} file={file} found={read.data} />}
    </div>
  );
}

/** With the place of the first fault, where there is one. */
function Fault({ error }: { error: Error }): ReactNode {
  const t = fileMessages.useT();
  const place = (error instanceof ApiError && error.fieldErrors[0]?.field) || "";
  return (
    <>
      {error.message}
      {place !== "" && place !== "file" && (
        <Text size="sm" component="p" m={0}>
          {/^\d+$/.test(place) ? t("fromFile.row", { row: place }) : <code>{place}</code>}
        </Text>
      )}
    </>
  );
}

function Made({ file, found }: { file: File; found: FormFile }): ReactNode {
  const { data: teams = [] } = useQuery({ ...teamChoice, enabled: found.teamNames.length > 0 });
  const [chosen, setChosen] = useState<ChosenTeams>({});
  const name = found.name || file.name.replace(/\.[^.]*$/, "");
  return (
    <TemplateStart
      beginning={{ name: name.slice(0, 120), folderName: found.folderName, pages: found.pages, made: {} }}
      make={async (said, options) => {
        const teamIds = teamIdsOf(found.teamNames, teams, chosen);
        const made = await fromFile.make({ ...said, file, teamIds }, options);
        if (found.notes.length > 0) keepNotes(made.formTemplateId, { fileName: file.name, notes: found.notes });
        return made;
      }}
      about={
        <>
          <SameName name={name} />
          <Found found={found} />
        </>
      }
    >
      <Teams names={found.teamNames} chosen={chosen} onChoose={setChosen} />
    </TemplateStart>
  );
}

/** Two forms of one name can't be told apart where they are offered. */
function SameName({ name }: { name: string }): ReactNode {
  const t = fileMessages.useT();
  const { data } = useQuery(templatesQuery({ search: name, pageNumber: 1, pageCount: SAME_NAMES }));
  const other = data?.data.find((each) => each.name.trim() === name.trim());
  if (!other) return null;
  return (
    <Alert color="amber" role="status" icon={<CircleAlert size={18} aria-hidden />} mb="md">
      {t("fromFile.sameName", { name: other.name })}
    </Alert>
  );
}
