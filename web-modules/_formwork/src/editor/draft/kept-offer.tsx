import { Alert, Button, Group, RelativeTime } from "@groundwork/kit";
import { CloudUpload } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import type { OpenedDraft } from "./open-draft";

interface KeptOfferProps {
  draft: OpenedDraft<unknown>;
  onTake: (content: unknown) => void;
}

/** What an earlier visit kept, to be taken or forgotten. */
export default function KeptOffer({ draft, onTake }: KeptOfferProps): ReactNode {
  const t = formworkMessages.useT();
  const { offer, saver, keeper } = draft;
  const kept = offer.draft();
  if (!kept) return null;
  const isNewerThere = kept.version !== saver.version();
  return (
    <Alert color="amber" role="status" icon={<CloudUpload size={18} aria-hidden />} title={t("editor.kept.title")}>
      {t("editor.kept.when")} <RelativeTime when={kept.keptAt} />
      <br />
      {t(isNewerThere ? "editor.kept.newer" : "editor.kept.body")}
      <Group mt="sm" gap="xs">
        <Button
          size="compact-md"
          onClick={() => {
            onTake(kept.content);
            offer.end();
          }}
        >
          {t("editor.kept.take")}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => {
            keeper.forget();
            offer.end();
          }}
        >
          {t("editor.kept.discard")}
        </Button>
      </Group>
    </Alert>
  );
}
