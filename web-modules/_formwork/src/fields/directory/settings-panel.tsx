import { ErrorState, Stack, useQuery } from "@groundwork/kit";
import { optionsOf, teamChoice } from "@groundwork/kit/directory";
import { CheckboxField, MultiSelectField, SelectField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import type { SettingsProps } from "../drawn-kind";
import { type DirectorySetting, MOST_TEAMS, NAMED } from "./rules";
import { directorySettingsMessages } from "./settings-messages";

/** What it names, how many, and of people which. */
export default function DirectoryPanel({ setting, onChange }: SettingsProps<DirectorySetting>): ReactNode {
  const t = directorySettingsMessages.useT();
  return (
    <Stack gap="md">
      <SelectField
        name="of"
        label={t("directory.of")}
        value={setting.of}
        options={NAMED.map((value) => ({ value, label: t(`directory.of.${value}`) }))}
        error={null}
        // What holds of people holds of nothing else.
        onChange={(of) => of && onChange({ of, ofProject: false, teamIds: [], beginsWithOwn: false })}
      />
      <CheckboxField
        name="multiple"
        label={t("directory.multiple")}
        value={setting.multiple}
        error={null}
        onChange={(multiple) => onChange({ multiple })}
      />
      {setting.of === "person" && <Whom setting={setting} onChange={onChange} />}
      {setting.of !== "team" && (
        <CheckboxField
          name="beginsWithOwn"
          label={t(`directory.own.${setting.of}`)}
          description={t(`directory.ownHelp.${setting.of}`)}
          value={setting.beginsWithOwn}
          error={null}
          onChange={(beginsWithOwn) => onChange({ beginsWithOwn })}
        />
      )}
    </Stack>
  );
}

function Whom({ setting, onChange }: Pick<SettingsProps<DirectorySetting>, "setting" | "onChange">): ReactNode {
  const t = directorySettingsMessages.useT();
  const teams = useQuery(teamChoice);
  const [isTooMany, setTooMany] = useState(false);
  const known = optionsOf.teams(teams.data);
  const unknown = setting.teamIds.filter((id) => !known.some((team) => team.value === id));
  const unknownName = t(teams.data ? "directory.teamGone" : "directory.teamNotLoaded");
  return (
    <>
      <CheckboxField
        name="ofProject"
        label={t("directory.ofProject")}
        description={t("directory.ofProjectHelp")}
        value={setting.ofProject}
        error={null}
        onChange={(ofProject) => onChange({ ofProject })}
      />
      {teams.isError && <ErrorState error={teams.error} retry={() => void teams.refetch()} />}
      <MultiSelectField
        name="teamIds"
        label={t("directory.teams")}
        description={t("directory.teamsHelp")}
        value={setting.teamIds}
        options={[...known, ...unknown.map((value) => ({ value, label: unknownName }))]}
        nothingFound={t("directory.noTeam")}
        error={isTooMany ? t("directory.mostTeams", { most: MOST_TEAMS }) : null}
        onChange={(teamIds) => {
          setTooMany(teamIds.length > MOST_TEAMS);
          if (teamIds.length <= MOST_TEAMS) onChange({ teamIds });
        }}
      />
    </>
  );
}
