import {
  type Field,
  FilledField,
  FillProvider,
  FillStore,
  newPage,
  newRow,
  rulesOf,
  useFieldName,
} from "@groundwork/formwork";
import { Button, Dialog, RelativeTime, Stack, Text, Title } from "@groundwork/kit";
import { type ReactNode, useMemo } from "react";
import { fillMessages } from "../../messages/fill";
import classes from "./fill.module.css";
import type { Filling } from "./filling";
import type { Conflict } from "./outbox/state";
import { useOutboxState } from "./use-outbox";

interface ValueShownProps {
  filling: Filling;
  field: Field;
  value: unknown;
  side: string;
}

/** A value as the form shows it, beside the form; under an id of its own. */
function ValueShown({ filling, field, value, side }: ValueShownProps): ReactNode {
  const [store, shown] = useMemo(() => {
    const alone = { ...field, id: `${side}-${field.id}`, value, setting: { ...field.setting, label: "" } };
    const body = [{ ...newPage(""), components: [newRow([alone])] }];
    const fileIds = value === null ? [] : (rulesOf(field.type)?.fileIds(value) ?? []);
    const files = fileIds.flatMap((fileId) => filling.store.file(fileId) ?? []);
    return [new FillStore({ body, files }), alone];
  }, [filling, field, value, side]);
  return (
    <FillProvider store={store}>
      <FilledField field={shown} />
    </FillProvider>
  );
}

interface ConflictCardProps {
  filling: Filling;
  conflict: Conflict;
  timeZone: string | undefined;
}

function ConflictCard({ filling, conflict, timeZone }: ConflictCardProps): ReactNode {
  const t = fillMessages.useT();
  const { store, outbox } = filling;
  const fieldName = useFieldName();
  const field = store.field(conflict.fieldId);
  if (!field) return null;
  const who = conflict.savedBy?.fullName ?? t("fill.conflict.somebody");
  const label = fieldName(field);
  return (
    <section className={classes.conflict} aria-label={label}>
      <Title order={3} size="h4">
        {label}
      </Title>
      <div className={classes.sides}>
        <div className={classes.side}>
          <Text size="sm" fw={600}>
            {t("fill.conflict.mine")}
          </Text>
          <ValueShown field={field} filling={filling} value={store.value(field.id)} side="mine" />
          <Button
            fullWidth
            aria-label={t("fill.conflict.keepMineOf", { label })}
            onClick={() => outbox.choose(field.id, "mine")}
          >
            {t("fill.conflict.keepMine")}
          </Button>
        </div>
        <div className={classes.side}>
          <Text size="sm" fw={600}>
            {who} · <RelativeTime when={conflict.savedAt} timeZone={timeZone} />
          </Text>
          <ValueShown field={field} filling={filling} value={conflict.value} side="theirs" />
          <Button
            fullWidth
            variant="default"
            aria-label={t("fill.conflict.takeTheirsOf", { label, who })}
            onClick={() => outbox.choose(field.id, "theirs")}
          >
            {t("fill.conflict.takeTheirs")}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface ConflictsProps {
  filling: Filling;
  timeZone: string | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Two filled in the same field: both values side by side, and whoever is here decides, field by field. */
export default function Conflicts({ filling, timeZone, opened, onClose }: ConflictsProps): ReactNode {
  const t = fillMessages.useT();
  const { conflicts } = useOutboxState(filling.outbox);
  return (
    <Dialog opened={opened && conflicts.length > 0} onClose={onClose} title={t("fill.conflict.title")} size="lg">
      <Stack gap="md">
        <Text c="dimmed">{t("fill.conflict.body")}</Text>
        {conflicts.map((conflict) => (
          <ConflictCard key={conflict.fieldId} filling={filling} conflict={conflict} timeZone={timeZone} />
        ))}
      </Stack>
    </Dialog>
  );
}
