import { Alert, Button, Group, List, Text } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { kitMessages } from "../i18n/kit-messages";
import type { Meanwhile, RevisedForm } from "./revised-form";

interface SavedMeanwhileProps<V extends object> {
  form: Pick<RevisedForm<V>, "meanwhile">;
  /** What the form holds as it is read: label to text. */
  shown: (values: V) => Record<string, string>;
}

/** Somebody else saved: what they changed, and whose shall count where both changed the same. */
export function SavedMeanwhile<V extends object>({ form: { meanwhile }, shown }: SavedMeanwhileProps<V>): ReactNode {
  return meanwhile && <Notice meanwhile={meanwhile} shown={shown} />;
}

interface NoticeProps<V extends object> {
  meanwhile: Meanwhile<V>;
  shown: (values: V) => Record<string, string>;
}

function Notice<V extends object>({ meanwhile, shown }: NoticeProps<V>): ReactNode {
  const t = kitMessages.useT();
  const before = shown(meanwhile.before);
  const mine = shown(meanwhile.mine);
  const changed = Object.entries(shown(meanwhile.theirs)).filter(([label, text]) => text !== before[label]);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="amber"
      role="alert"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t("form.meanwhile.title")}
    >
      <Text size="sm">{meanwhile.message}</Text>
      <List size="sm" my="xs">
        {changed.map(([label, text]) => (
          <List.Item key={label}>
            {t(mine[label] === before[label] ? "form.meanwhile.one" : "form.meanwhile.both", {
              label,
              text: text || "–",
            })}
          </List.Item>
        ))}
      </List>
      <Text size="sm">{t("form.meanwhile.body")}</Text>
      <Group mt="sm" gap="xs">
        <Button size="compact-md" onClick={meanwhile.takeTheirs}>
          {t("form.meanwhile.theirs")}
        </Button>
        <Button size="compact-md" variant="default" onClick={meanwhile.keepMine}>
          {t("form.meanwhile.mine")}
        </Button>
      </Group>
    </Alert>
  );
}
