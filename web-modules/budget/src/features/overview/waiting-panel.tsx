import { Alert, Button, Link, Panel } from "@groundwork/kit";
import { HandCoins, TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Overview } from "../api";
import { RequestLines } from "../request/request-lines";
import { usePhone } from "../use-phone";

/** As many as leave a phone room for what comes below. */
const ON_A_PHONE = 2;

/** The newest requests that wait for an answer, of those that the reader may see. */
export function WaitingPanel({
  overview: { waiting, waitingCount, nobodySCount = 0, projectId },
}: {
  overview: Overview;
}): ReactNode {
  const t = messages.useT();
  const isPhone = usePhone();
  if (waiting.length === 0) return null;
  const shown = isPhone ? waiting.slice(0, ON_A_PHONE) : waiting;
  return (
    <Panel title={t("overview.waiting")}>
      {nobodySCount > 0 && (
        <Alert color="amber" variant="light" icon={<TriangleAlert size={18} aria-hidden />}>
          {t("nobody.count", { count: nobodySCount })} {t("nobody.help")}
        </Alert>
      )}
      <RequestLines requests={shown} label={t("overview.waiting")} />
      {waitingCount > shown.filter((each) => each.waitsForMe).length && (
        <div>
          <Button
            component={Link}
            to={`/budget/requests?project=${projectId}&view=turn`}
            variant="default"
            leftSection={<HandCoins size={16} aria-hidden />}
          >
            {t("overview.allWaiting", { count: waitingCount })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
