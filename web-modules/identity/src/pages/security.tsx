import type { ReactNode } from "react";
import { AccountPage } from "../features/profile/account-page";
import { ChangePassword } from "../features/security/change-password";
import { SecondStep } from "../features/security/second-step";
import { Sessions } from "../features/security/sessions";

export default function SecurityPage(): ReactNode {
  return (
    <AccountPage page="security">
      <ChangePassword />
      <SecondStep />
      <Sessions />
    </AccountPage>
  );
}
