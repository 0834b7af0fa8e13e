import { StatusBadge, type Tone } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { roleOf } from "./roles";

const TONES: Record<string, Tone> = {
  owner: "active",
  coOwner: "active",
  admin: "info",
  manager: "good",
  member: "neutral",
};

export function RoleBadge({ role }: { role: string }): ReactNode {
  const t = messages.useT();
  const known = roleOf(role);
  return <StatusBadge tone={TONES[known] ?? "neutral"}>{t(`role.${known}`)}</StatusBadge>;
}
