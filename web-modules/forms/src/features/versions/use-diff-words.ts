import { useFieldName, useKindName } from "@groundwork/formwork";
import { whenMessages } from "@groundwork/formwork/conditions";
import { useFormats, useQuery } from "@groundwork/kit";
import { teamChoice } from "@groundwork/kit/directory";
import { useMemo } from "react";
import { builderMessages } from "../../messages/builder";
import { versionMessages } from "../../messages/versions";
import type { DiffWords } from "./compare/model";

export function useDiffWords(): DiffWords {
  const t = versionMessages.useT();
  const formT = builderMessages.useT();
  const whenT = whenMessages.useT();
  const fieldName = useFieldName();
  const kindName = useKindName();
  const { list } = useFormats();
  const { data: teams } = useQuery(teamChoice);
  return useMemo(() => {
    const names = new Map(teams?.map(({ teamId, name }) => [teamId, name]));
    const teamNames = (teamIds: readonly string[]) =>
      list(teamIds.map((teamId) => names.get(teamId) ?? t("versions.teamGone")));
    const named = (teams ?? []).map(({ teamId, name }) => ({ id: teamId, name }));
    return { t, formT, whenT, teams: named, fieldName, kindName, teamNames };
  }, [t, formT, whenT, fieldName, kindName, list, teams]);
}
