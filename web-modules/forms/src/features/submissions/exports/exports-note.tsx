import { Alert, Button, Group, Progress, Stack, Text, toast, useAction, useFormats, useQuery } from "@groundwork/kit";
import { Download } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { exportMessages } from "../../../messages/exports";
import { useReadAgain } from "../../api/keys";
import { type Export, exportsQuery, exportWrites, isUnderWay } from "./api";
import { saveExport } from "./watch";

/** The reader's exports, above the list that they are of: how far they are, and their files for a day. */
export function ExportsNote(): ReactNode {
  const t = exportMessages.useT();
  const { data } = useQuery(exportsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Alert color="gray" icon={<Download size={18} aria-hidden />} title={t("exports.title")}>
      <Stack gap="xs" component="ul" style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {data.map((each) => (
          <li key={each.exportId}>
            <OneExport of={each} />
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

function OneExport({ of }: { of: Export }): ReactNode {
  const t = exportMessages.useT();
  const formats = useFormats();
  const readAgain = useReadAgain();
  const cancel = useAction<string, unknown>({
    run: (exportId, options) => exportWrites.cancel(exportId, options),
    onSuccess: async () => readAgain("exports"),
    onError: async (error) => {
      toast.error(error, t("exports.notCanceled"));
      await readAgain("exports");
    },
  });
  const name = t("exports.name", { format: t(`exports.${of.format}`), at: formats.date(of.createdAt, "dateTime") });
  const percent = of.total > 0 ? Math.floor((of.done / of.total) * 100) : 0;
  return (
    <Group justify="space-between" gap="xs">
      <Stack gap={4} style={{ flex: "1 1 14rem" }}>
        <Text fw={600}>{name}</Text>
        {isUnderWay(of) && <Progress value={percent} aria-label={name} />}
        <Text size="sm">{saying(of)}</Text>
      </Stack>
      <Group gap="xs">
        {of.state === "ready" && (
          <Button size="compact-md" aria-label={t("exports.saveOf", { name })} onClick={() => saveExport(of.exportId)}>
            {t("exports.save")}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          aria-label={t(isUnderWay(of) ? "exports.cancelOf" : "exports.removeOf", { name })}
          loading={cancel.isPending}
          onClick={() => cancel.mutate(of.exportId)}
        >
          {t(isUnderWay(of) ? "exports.cancel" : "exports.remove")}
        </Button>
      </Group>
    </Group>
  );

  function saying({ state, done, total, failure, goneAt }: Export): string {
    if (state === "waiting") return t("exports.waiting");
    if (state === "making") return t("exports.making", { done, total });
    if (state === "failed") return failure;
    return t("exports.until", { at: formats.date(goneAt, "dateTime") });
  }
}
