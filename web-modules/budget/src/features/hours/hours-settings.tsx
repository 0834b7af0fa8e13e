import { Anchor, Button, Group, Link, Panel, Stack, StatusBadge, Text } from "@groundwork/kit";
import { Settings2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CodeTree } from "../api";
import classes from "../budget.module.css";
import { type HoursSettings, hoursText } from "./api";

interface Props {
  settings: HoursSettings;
  tree: CodeTree;
  onEdit: () => void;
}

/** Where hours go, and what waits because nobody said so yet. */
export function HoursSettingsPanel({ settings, tree, onEdit }: Props): ReactNode {
  const t = messages.useT();
  const { ownCodeId, externalCodeId, secondsWithoutRate, secondsWithoutCode, seesRates } = settings;
  const named = (codeId: string | null) => {
    const code = tree.codes.find(({ budgetCodeId }) => budgetCodeId === codeId);
    return code ? `${code.number} ${code.name}` : t("hours.noCode");
  };
  return (
    <Panel
      title={t("hours.codes")}
      description={t("hours.codesHelp")}
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
            <dt>{t("hours.ownCode")}</dt>
            <dd>{named(ownCodeId)}</dd>
          </div>
          <div>
            <dt>{t("hours.externalCode")}</dt>
            <dd>{named(externalCodeId)}</dd>
          </div>
        </dl>
        {secondsWithoutRate > 0 && (
          <Group gap="xs">
            <StatusBadge tone="waiting">{t("hours.waitsForRate")}</StatusBadge>
            <Text>{t("hours.withoutRate", { hours: hoursText(secondsWithoutRate) })}</Text>
            {seesRates ? (
              <Anchor component={Link} to="/budget/rates">
                {t("rates.title")}
              </Anchor>
            ) : (
              <Text c="dimmed">{t("hours.withoutRateHelp")}</Text>
            )}
          </Group>
        )}
        {secondsWithoutCode > 0 && (
          <Group gap="xs">
            <StatusBadge tone="waiting">{t("hours.waitsForCode")}</StatusBadge>
            <Text>{t("hours.withoutCode", { hours: hoursText(secondsWithoutCode) })}</Text>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
