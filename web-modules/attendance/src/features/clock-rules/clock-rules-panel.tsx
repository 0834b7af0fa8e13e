import { ErrorState, LoadingState, Panel, toast, useAction, useQuery, useQueryClient } from "@groundwork/kit";
import { SwitchField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { clockRulesQuery, setClockRules } from "./api";

/** What the clock asks of whoever presses. */
export function ClockRulesPanel(): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(clockRulesQuery);
  const saving = useAction({
    run: (isPhotoAsked: boolean, options) => setClockRules(isPhotoAsked, options),
    onSuccess: async ({ isPhotoAsked }) => {
      toast.done({ title: t(isPhotoAsked ? "clockRules.asked" : "clockRules.notAsked") });
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  return (
    <Panel title={t("clockRules.title")} description={t("clockRules.about")}>
      {isPending && <LoadingState shape="form" rows={1} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <SwitchField
          name="isPhotoAsked"
          label={t("clockRules.photo")}
          description={t("clockRules.photoHelp")}
          value={data.isPhotoAsked}
          onChange={(isPhotoAsked) => saving.mutate(isPhotoAsked)}
          error={null}
          disabled={saving.isPending}
        />
      )}
    </Panel>
  );
}
