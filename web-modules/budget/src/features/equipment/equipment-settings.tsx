import { Anchor, Button, Group, Link, Panel, Stack, StatusBadge, Text } from "@groundwork/kit";
import { Settings2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CodeTree } from "../api";
import classes from "../budget.module.css";
import type { HoursSettings } from "../hours/api";

interface Props {
  settings: HoursSettings;
  tree: CodeTree;
  onEdit: () => void;
}

/** Which codes machines are spent of, and what waits because nobody said so yet. */
export function EquipmentSettingsPanel({ settings, tree, onEdit }: Props): ReactNode {
  const t = messages.useT();
  const { ownEquipmentCodeId, rentedEquipmentCodeId, seesRates } = settings;
  const { equipmentDaysWithoutRate: withoutRate, equipmentDaysWithoutCode: withoutCode } = settings;
  const named = (codeId: string | null) => {
    const code = tree.codes.find(({ budgetCodeId }) => budgetCodeId === codeId);
    return code ? `${code.number} ${code.name}` : t("equipment.noCode");
  };
  return (
    <Panel
      title={t("equipment.codes")}
      description={t("equipment.codesHelp")}
      actions={
        tree.mayEdit && (
          <Button variant="default" leftSection={<Settings2 size={16} aria-hidden />} onClick={onEdit}>
            {t("hours.chooseCodes")}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <dl className={classes.impact}>
          <div>
            <dt>{t("equipment.ownCode")}</dt>
            <dd>{named(ownEquipmentCodeId)}</dd>
          </div>
          <div>
            <dt>{t("equipment.rentedCode")}</dt>
            <dd>{named(rentedEquipmentCodeId)}</dd>
          </div>
        </dl>
        {withoutRate > 0 && (
          <Group gap="xs">
            <StatusBadge tone="waiting">{t("hours.waitsForRate")}</StatusBadge>
            <Text>{t("equipment.withoutRate", { count: withoutRate })}</Text>
            {seesRates ? (
              <Anchor component={Link} to="/budget/equipment-rates">
                {t("equipmentRates.title")}
              </Anchor>
            ) : (
              <Text c="dimmed">{t("equipment.withoutRateHelp")}</Text>
            )}
          </Group>
        )}
        {withoutCode > 0 && (
          <Group gap="xs">
            <StatusBadge tone="waiting">{t("hours.waitsForCode")}</StatusBadge>
            <Text>{t("equipment.withoutCode", { count: withoutCode })}</Text>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
