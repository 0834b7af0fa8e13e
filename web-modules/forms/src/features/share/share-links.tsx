import { Button, CopyButton, ErrorState, LoadingState, QrCode, Stack, Text, useQuery } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { shareMessages } from "../../messages/share";
import { shareLinksQuery } from "./api";
import { LinkLine } from "./link-line";
import classes from "./share.module.css";
import { ShareForm } from "./share-form";

/** Its address is told once: nothing that opens the link is kept. */
function Made({ address, onAnother }: { address: string; onAnother: () => void }): ReactNode {
  const t = shareMessages.useT();
  return (
    <Stack gap="sm">
      <Text>{t("share.made")}</Text>
      <QrCode text={address} label={t("share.code")} />
      <div className={classes.address}>
        <span>{address}</span>
        <CopyButton value={address} label={t("share.copy")} />
      </div>
      <Button variant="default" onClick={onAnother}>
        {t("share.another")}
      </Button>
    </Stack>
  );
}

export default function ShareLinks({ submissionId }: { submissionId: string }): ReactNode {
  const t = shareMessages.useT();
  const links = useQuery(shareLinksQuery(submissionId));
  const [address, setAddress] = useState<string | null>(null);
  const alive = (links.data?.data ?? []).filter((link) => !link.isRevoked);
  return (
    <Stack gap="lg">
      {address === null ? (
        <ShareForm submissionId={submissionId} onMade={setAddress} />
      ) : (
        <Made address={address} onAnother={() => setAddress(null)} />
      )}
      {links.isPending && <LoadingState rows={2} />}
      {links.isError && <ErrorState error={links.error} retry={() => void links.refetch()} />}
      {alive.length > 0 && (
        <section aria-label={t("share.links")}>
          <Text fw={600} mb="xs">
            {t("share.links")}
          </Text>
          <ul className={classes.links}>
            {alive.map((link) => (
              <LinkLine key={link.shareLinkId} link={link} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}
