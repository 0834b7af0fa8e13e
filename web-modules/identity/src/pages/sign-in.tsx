import { Title } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../messages";

export default function SignInPage(): ReactNode {
  const t = messages.useT();
  return <Title order={1}>{t("auth.signIn.title")}</Title>;
}
