import { Navigate, useSearchParams, useSession } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import type { SecondFactorChallenge } from "../features/auth/api";
import { placeAfterSignIn, safePath, useHandover } from "../features/auth/next-place";
import { PasswordStep } from "../features/auth/sign-in/password-step";
import { SecondFactorStep } from "../features/auth/sign-in/second-factor-step";

export default function SignInPage(): ReactNode {
  const { profile, reload } = useSession();
  const [params] = useSearchParams();
  const handover = useHandover();
  const [email, setEmail] = useState(handover.email ?? "");
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  if (profile) {
    const wanted = safePath(handover.next ?? params.get("next"));
    return <Navigate to={placeAfterSignIn(profile, wanted)} replace />;
  }
  if (challenge) {
    return (
      <SecondFactorStep
        challenge={challenge}
        onSignedIn={reload}
        onRestart={(reason) => {
          setTrouble(reason);
          setChallenge(null);
        }}
      />
    );
  }
  return (
    <PasswordStep
      email={email}
      trouble={trouble}
      onSignedIn={reload}
      onChallenge={(next, address) => {
        setEmail(address);
        setTrouble(null);
        setChallenge(next);
      }}
    />
  );
}
