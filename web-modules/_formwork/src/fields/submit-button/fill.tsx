import { Button } from "@groundwork/kit";
import { type ReactNode, useContext } from "react";
import { StepButtonsContext } from "../../fill/step-buttons";
import { formworkMessages } from "../../messages";
import { buttonName } from "../../messages/button-name";
import type { FillProps } from "../drawn-kind";
import type { SubmitButtonSetting } from "./rules";

/** Presses a button of the step, called and coloured as its author said, else as that one. */
export function SubmitButtonFill({ field, setting }: FillProps<SubmitButtonSetting, never>): ReactNode {
  const t = formworkMessages.useT();
  const button = useContext(StepButtonsContext)?.(field) ?? null;
  const press = button?.press ?? null;
  return (
    <Button
      color={setting.color || button?.color || "spruce"}
      size="md"
      loading={button?.isUnderWay ?? false}
      disabled={button?.isWaiting ?? false}
      {...(press === null ? { "aria-disabled": true, title: t("submitButton.notHere") } : { onClick: () => press() })}
    >
      {buttonName(setting.label) || button?.name || t("button.submit")}
    </Button>
  );
}
