import { Anchor, Link } from "@groundwork/kit";
import type { ReactNode } from "react";
import type { Handover } from "./next-place";

export interface AuthLinkProps {
  to: string;
  state?: Handover;
  children: ReactNode;
}

/** A way to another page outside the product, with what it should know. */
export function AuthLink({ to, state, children }: AuthLinkProps): ReactNode {
  return (
    <Anchor component={Link} to={to} state={state} underline="always">
      {children}
    </Anchor>
  );
}
