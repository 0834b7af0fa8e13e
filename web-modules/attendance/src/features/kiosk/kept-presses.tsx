import { Alert, Button, DateText, Group, Stack, Text, useLocale } from "@groundwork/kit";
import { CloudUpload } from "@groundwork/kit/icons";
import { type ReactNode, useSyncExternalStore } from "react";
import { messages } from "../../messages";
import { pressOutbox } from "./press-outbox";

interface KeptPressesProps {
  timeZone?: string | undefined;
  /** Nobody stands before it: how many, but not whose. */
  isNameless?: boolean;
}

/** What was pressed here without a network: on its way, or not counted. */
export function KeptPresses({ timeZone, isNameless = false }: KeptPressesProps): ReactNode {
  const t = messages.useT();
  const locale = useLocale();
  const outbox = pressOutbox();
  const { waiting, refused, isKept } = useSyncExternalStore(outbox.subscribe, outbox.state);
  return (
    <Stack gap="xs">
      {waiting.length > 0 && (
        <Alert color="blue" role="status" icon={<CloudUpload size={18} aria-hidden />}>
          {t("kiosk.keptWaiting", { count: waiting.length })} {!isKept && t("kiosk.noRoom")}
        </Alert>
      )}
      {isNameless && refused.length > 0 && (
        <Alert color="amber" role="status">
          {t("kiosk.someNotCounted", { count: refused.length })}
        </Alert>
      )}
      {(isNameless ? [] : refused).map(({ press, reason }) => (
        <Alert key={press.punchId} color="amber" role="status">
          <Group justify="space-between" gap="sm">
            <div>
              <Text fw={600}>
                {press.name},{press.said?.checkType && ` ${t(`clock.press.${press.said.checkType}`)},`}{" "}
                <DateText when={press.deviceTime} style="dateTime" timeZone={timeZone} />: {t("kiosk.notCounted")}
              </Text>
              <Text size="sm">{press.said?.reasonByLanguage?.[locale] ?? reason}</Text>
            </div>
            <Button
              variant="default"
              aria-label={t("kiosk.dismissOf", { name: press.name })}
              onClick={() => outbox.forget(press.punchId)}
            >
              {t("kiosk.dismiss")}
            </Button>
          </Group>
        </Alert>
      ))}
    </Stack>
  );
}
