import { Button, confirm, DateText, Text, toast, useAction } from "@groundwork/kit";
import type { ReactNode } from "react";
import { shareMessages } from "../../messages/share";
import { useReadAgain } from "../api/keys";
import { type ShareLink, shareWrites } from "./api";
import classes from "./share.module.css";

export function LinkLine({ link }: { link: ShareLink }): ReactNode {
  const t = shareMessages.useT();
  const readAgain = useReadAgain();
  const revoke = useAction<string, null>({
    run: shareWrites.revoke,
    onSuccess: async () => {
      toast.done({ title: t("share.revoked") });
      await readAgain("submissions");
    },
    onError: (error) => toast.error(error, t("share.notRevoked")),
  });
  const ask = async () => {
    const verb = t("share.revoke");
    if (await confirm({ title: t("share.revokeTitle"), body: t("share.revokeHelp"), verb, danger: true }))
      revoke.mutate(link.shareLinkId);
  };
  const isOver = link.expiresAt !== null && new Date(link.expiresAt).getTime() < Date.now();
  return (
    <li className={classes.link}>
      <div>
        <Text>{t("share.linkOf", { step: link.stepName, who: link.createdBy?.fullName ?? t("share.somebody") })}</Text>
        <Text size="sm" c="dimmed">
          {link.mostUses === null
            ? t("share.used", { uses: link.uses })
            : t("share.usedOf", { uses: link.uses, most: link.mostUses })}
          {link.hasPin && ` · ${t("share.withPin")}`}
          {link.expiresAt && (
            <>
              {" · "}
              {t(isOver ? "share.expired" : "share.until")} <DateText when={link.expiresAt} style="dateTime" />
            </>
          )}
        </Text>
      </div>
      <Button variant="subtle" color="brick" loading={revoke.isPending} onClick={() => void ask()}>
        {t("share.revoke")}
      </Button>
    </li>
  );
}
