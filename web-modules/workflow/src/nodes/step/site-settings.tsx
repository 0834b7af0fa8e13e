import { NumberField, SwitchField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { MOST } from "../kind";
import { useNodeSettings } from "../use-node-settings";
import type { StepNode } from "./rules";

/** What the switch begins with: a site rather than a gate. */
const USUAL_METERS = 100;

/** Whether it may be submitted from anywhere, or on site alone. */
export function SiteSettings({ node }: { node: StepNode }): ReactNode {
  const t = messages.useT();
  const { mayEdit, set } = useNodeSettings(node);
  const { isLocationBasedSubmission: isOnSite, geoFenceRadiusMeters: meters } = node.data;
  return (
    <>
      <SwitchField
        name="isLocationBasedSubmission"
        label={t("step.onSite")}
        description={t("step.onSiteHelp")}
        value={isOnSite}
        error={null}
        disabled={!mayEdit}
        onChange={(next) => set({ isLocationBasedSubmission: next, geoFenceRadiusMeters: next ? USUAL_METERS : 0 })}
      />
      {isOnSite && (
        <NumberField
          name="geoFenceRadiusMeters"
          label={t("step.radius")}
          description={t("step.radiusHelp")}
          // As in everything that is drawn, none is 0.
          value={meters === 0 ? null : meters}
          error={meters === 0 ? t("step.radiusMissing") : null}
          min={1}
          max={MOST.meters}
          decimalScale={0}
          suffix=" m"
          disabled={!mayEdit}
          onChange={(next) => set({ geoFenceRadiusMeters: Math.min(MOST.meters, Math.max(0, Math.round(next ?? 0))) })}
        />
      )}
    </>
  );
}
