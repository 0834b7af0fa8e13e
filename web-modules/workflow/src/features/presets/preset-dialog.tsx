import { Dialog, Stack, Text, UnstyledButton } from "@groundwork/kit";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { stepsOf } from "../../graph";
import { beginWithFlow, PRESETS } from "../../graph/edit/flow";
import { presetMessages } from "../../messages/presets";
import { useFit } from "../canvas/use-fit";
import classes from "./preset-dialog.module.css";

/** The sequences that most companies have. What is chosen is drawn at once, and taken back with Undo. */
export default function PresetDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = presetMessages.useT();
  const { workflow, apply, select } = useEditor();
  const fit = useFit();
  const begin = (preset: (typeof PRESETS)[number]) => {
    const items = preset.map((step) => ({ step: t(`presets.step.${step}`), button: t(`presets.button.${step}`) }));
    const drawn = beginWithFlow(workflow, items);
    apply(() => drawn);
    select(stepsOf(drawn)[1]?.id ?? null);
    fit();
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t("presets.title")}>
      <Stack gap="sm">
        <Text size="sm">{t("presets.help")}</Text>
        {PRESETS.map((preset) => (
          <UnstyledButton key={preset.length} className={classes.preset ?? ""} onClick={() => begin(preset)}>
            <span className={classes.count}>{t("presets.count", { count: preset.length })}</span>
            <span>{preset.map((step) => t(`presets.step.${step}`)).join(" → ")}</span>
          </UnstyledButton>
        ))}
      </Stack>
    </Dialog>
  );
}
