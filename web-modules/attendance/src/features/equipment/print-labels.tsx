import { Button, Dialog, download, Stack, toast } from "@groundwork/kit";
import { SelectField, TextField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";

const SIZES = ["2x4", "3x8", "4x10"] as const;
type Size = (typeof SIZES)[number];
const ON_A_SHEET: Readonly<Record<Size, number>> = { "2x4": 8, "3x8": 24, "4x10": 40 };

interface PrintLabelsProps {
  /** Null: nothing is printed. */
  equipmentIds: readonly string[] | null;
  onClose: () => void;
}

/** A sheet of labels as PDF, in the sizes that are sold. */
export function PrintLabels({ equipmentIds, onClose }: PrintLabelsProps): ReactNode {
  const t = messages.useT();
  const [size, setSize] = useState<Size>("3x8");
  const [skipped, setSkipped] = useState("");
  const [isPending, setPending] = useState(false);
  const skip = skipped.trim() === "" ? 0 : Number(skipped);
  const isWrong = !Number.isInteger(skip) || skip < 0 || skip >= ON_A_SHEET[size];
  const print = async () => {
    setPending(true);
    try {
      const query = { equipmentIds: (equipmentIds ?? []).join(","), size, skip };
      await download("/api/Equipment/PrintEquipmentLabels", query, "labels.pdf");
      toast.done({ title: t("labels.done"), detail: t("labels.next") });
      onClose();
    } catch (error) {
      toast.error(error, t("labels.failed"));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog opened={equipmentIds !== null} onClose={onClose} title={t("labels.title")}>
      <Stack gap="md">
        <SelectField
          name="size"
          label={t("labels.size")}
          value={size}
          onChange={(chosen) => setSize(SIZES.find((each) => each === chosen) ?? size)}
          error={null}
          options={SIZES.map((each) => ({ value: each, label: t(`labels.size.${each}`) }))}
        />
        <TextField
          name="skip"
          label={t("labels.skip")}
          description={t("labels.skipHelp")}
          value={skipped}
          onChange={setSkipped}
          error={isWrong ? t("labels.skipWrong", { most: ON_A_SHEET[size] - 1 }) : null}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
        <Button loading={isPending} disabled={isWrong} onClick={() => void print()}>
          {(equipmentIds?.length ?? 0) > 1
            ? t("labels.printMany", { count: equipmentIds?.length ?? 0 })
            : t("labels.print")}
        </Button>
      </Stack>
    </Dialog>
  );
}
