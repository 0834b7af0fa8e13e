import { useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { AbsencePanel } from "../features/profile/absence-panel";
import { AccountPage } from "../features/profile/account-page";
import { PhotoPanel } from "../features/profile/photo-panel";
import { ProfileForm } from "../features/profile/profile-form";

export default function ProfilePage(): ReactNode {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <AccountPage page="profile">
      <PhotoPanel profile={profile} />
      <ProfileForm profile={profile} />
      {profile.currentGroupId !== null && <AbsencePanel />}
    </AccountPage>
  );
}
