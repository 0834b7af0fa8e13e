import { Button, Stack, Text, useAction } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { AuthFrame } from "../auth/auth-frame";
import { Notice } from "../auth/notice";
import { type ChoiceMade, chooseMails, type MailChoice } from "./api";

/** Who wants to mail whom, the three answers, and what was answered: it can be answered anew at any time. */
export function ChoiceSteps({ token, seen: first }: { token: string; seen: MailChoice }): ReactNode {
  const t = messages.useT();
  const [seen, setSeen] = useState(first);
  const company = `“${seen.groupName}”`;
  const names = { company, email: seen.email };
  const action = useAction<ChoiceMade, MailChoice>({
    run: (choice, options) => chooseMails({ token, choice }, options),
    onSuccess: setSeen,
  });
  const choose = (choice: ChoiceMade) => ({
    loading: action.isPending && action.variables === choice,
    disabled: action.isPending,
    onClick: () => action.mutate(choice),
    fullWidth: true,
  });
  const isSettled = seen.choice === "wanted" || seen.choice === "unwanted";
  return (
    <AuthFrame title={t("mailChoice.title", { company })} lead={isSettled ? undefined : t("mailChoice.lead", names)}>
      {isSettled && <Notice tone="good">{t(toldOf(seen), names)}</Notice>}
      {!isSettled && seen.heldCount > 0 && <Text>{t("mailChoice.held", { count: seen.heldCount })}</Text>}
      {action.isError && <Notice tone="bad">{action.error.message}</Notice>}
      <Stack gap="sm">
        {seen.choice !== "wanted" && (
          <Button variant={isSettled ? "default" : "filled"} {...choose("wanted")}>
            {t("mailChoice.yes")}
          </Button>
        )}
        {seen.choice !== "unwanted" && (
          <Button variant="default" {...choose("unwanted")}>
            {t("mailChoice.no")}
          </Button>
        )}
        {!seen.isReported && (
          <>
            <Button variant="subtle" color="brick" {...choose("reported")}>
              {t("mailChoice.report")}
            </Button>
            <Text size="sm" c="dimmed">
              {t("mailChoice.reportHelp")}
            </Text>
          </>
        )}
      </Stack>
    </AuthFrame>
  );
}

function toldOf(seen: MailChoice): "mailChoice.isWanted" | "mailChoice.isUnwanted" | "mailChoice.isReported" {
  if (seen.choice === "wanted") return "mailChoice.isWanted";
  return seen.isReported ? "mailChoice.isReported" : "mailChoice.isUnwanted";
}
