import { Text, useQuery } from "@groundwork/kit";
import { type NamedTeam, optionsOf, teamChoice } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { fileMessages } from "../../messages/from-file";

export type ChosenTeams = Readonly<Record<string, string | null>>;

const same = (name: string) => name.trim().toLocaleLowerCase();

/** Of the names in the file, those that the company has teams of, and what was chosen over that. */
export function teamIdsOf(
  names: readonly string[],
  teams: readonly NamedTeam[],
  chosen: ChosenTeams,
): Record<string, string> {
  const ids = names.map((name) => [
    name,
    name in chosen ? chosen[name] : teams.find((team) => same(team.name) === same(name))?.teamId,
  ]);
  return Object.fromEntries(ids.filter(([, id]) => id));
}

interface TeamsProps {
  names: readonly string[];
  chosen: ChosenTeams;
  onChoose: (chosen: ChosenTeams) => void;
}

/** Which of the company's teams those of the file are. */
export function Teams({ names, chosen, onChoose }: TeamsProps): ReactNode {
  const t = fileMessages.useT();
  const { data: teams = [] } = useQuery(teamChoice);
  const ids = teamIdsOf(names, teams, chosen);
  if (names.length === 0) return null;
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" fw={600}>
        {t("fromFile.teams")}
      </Text>
      <Text size="sm" c="dimmed">
        {t("fromFile.teamsHelp")}
      </Text>
      {names.map((name) => (
        <SelectField
          key={name}
          name={`team ${name}`}
          label={name}
          value={ids[name] ?? null}
          onChange={(teamId) => onChoose({ ...chosen, [name]: teamId })}
          error={null}
          options={optionsOf.teams(teams)}
          placeholder={t("fromFile.noTeam")}
          nothingFound={t("fromFile.noSuchTeam")}
          clearable
        />
      ))}
    </fieldset>
  );
}
