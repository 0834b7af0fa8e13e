import { Button, confirm, DateText, Text, toast, useAction } from "@groundwork/kit";
import type { ReactNode } from "react";
import { startLinkMessages } from "../../messages/start-link";
import { useReadAgain } from "../api/keys";
import shared from "../share/share.module.css";
import { type StartLink, startLinkWrites } from "./api";

export function StartLinkLine({ link }: { link: StartLink }): ReactNode {
  const t = startLinkMessages.useT();
  const readAgain = useReadAgain();
  const { name } = link;
  const revoke = useAction<string, null>({
    run: startLinkWrites.revoke,
    onSuccess: async () => {
      toast.done({ title: t("startLink.revoked", { name }) });
      await readAgain("templates");
    },
    onError: (error) => toast.error(error, t("startLink.notRevoked", { name })),
  });
  const ask = async () => {
    const title = t("startLink.revokeTitle", { name });
    if (await confirm({ title, body: t("startLink.revokeHelp"), verb: t("startLink.revoke"), danger: true }))
      revoke.mutate(link.startLinkId);
  };
  const isOver = link.expiresAt !== null && new Date(link.expiresAt).getTime() < Date.now();
  const told = { uses: link.uses, aDay: link.mostADay };
  return (
    <li className={shared.link}>
      <div>
        <Text>{[name, link.projectName].filter(Boolean).join(" · ")}</Text>
        <Text size="sm" c="dimmed">
          {link.mostUses === null ? t("startLink.used", told) : t("startLink.usedOf", { ...told, most: link.mostUses })}
          {link.hasPin && ` · ${t("startLink.withPin")}`}
          {link.expiresAt && (
            <>
              {" · "}
              {t(isOver ? "startLink.expired" : "startLink.until")} <DateText when={link.expiresAt} style="dateTime" />
            </>
          )}
          {link.createdBy && ` · ${t("startLink.by", { who: link.createdBy.fullName })}`}
        </Text>
      </div>
      <Button variant="subtle" color="brick" loading={revoke.isPending} onClick={() => void ask()}>
        {t("startLink.revoke")}
      </Button>
    </li>
  );
}
