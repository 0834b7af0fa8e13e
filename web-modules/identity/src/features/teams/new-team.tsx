import { type MakingSlot, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { TeamForm } from "./team-form";

/** A team, made where one was looked for: by somebody who mostly is in it. */
export default function NewTeam({ onMade, onCancel }: MakingSlot): ReactNode {
  const { profile, reload } = useSession();
  const made = async (teamId: string) => {
    await reload();
    onMade(teamId);
  };
  return (
    <TeamForm members={profile ? [profile] : []} onCancel={onCancel} onSaved={({ teamId }) => void made(teamId)} />
  );
}
