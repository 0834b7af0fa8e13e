import {
  Button,
  ErrorState,
  Group,
  LoadingState,
  SearchInput,
  Stack,
  Text,
  toast,
  useAction,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { EQUIPMENT, type Equipment, equipmentListQuery, equipmentQuery, writes } from "./api";
import classes from "./equipment.module.css";

const MOST_PARTS = 50;
/** Whoever looks for one of many types more of its name. */
const FOUND = 8;

interface Move {
  part: Equipment;
  kitId: string | null;
}

function useSetKit() {
  const t = messages.useT();
  const client = useQueryClient();
  return useAction<Move, Equipment>({
    run: ({ part, kitId }, options) => writes.setKit({ equipmentId: part.equipmentId, kitId }, options),
    onSuccess: async ({ name, kitId }) => {
      toast.done({ title: t(kitId ? "kit.added" : "kit.removed", { name }) });
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
    onError: (error) => toast.error(error, t("kit.notSet")),
  });
}

/** What goes along when its label is scanned. */
export function Parts({ equipment }: { equipment: Equipment }): ReactNode {
  const t = messages.useT();
  const { equipmentId, kitId, mayEdit } = equipment;
  const [isAdding, setAdding] = useState(false);
  const parts = useQuery(equipmentListQuery({ kitId: equipmentId, pageCount: MOST_PARTS }));
  const set = useSetKit();
  if (parts.error && !parts.data) return <ErrorState error={parts.error} retry={() => void parts.refetch()} />;
  if (!parts.data) return <LoadingState rows={2} />;
  const { data } = parts.data;
  return (
    <Stack gap="md">
      {data.length === 0 && <Text c="dimmed">{t("kit.none")}</Text>}
      {data.length > 0 && (
        <ul className={classes.list} aria-label={t("kit.title")}>
          {data.map((part) => (
            <li key={part.equipmentId}>
              <Row
                part={part}
                verb={part.mayEdit ? t("kit.removeOne", { name: part.name }) : null}
                onPressed={() => set.mutate({ part, kitId: null })}
              />
            </li>
          ))}
        </ul>
      )}
      {mayEdit && !kitId && !isAdding && (
        <Group>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t("kit.add")}
          </Button>
        </Group>
      )}
      {isAdding && <AddParts kit={equipment} onAdded={(part) => set.mutate({ part, kitId: equipmentId })} />}
    </Stack>
  );
}

function AddParts({ kit, onAdded }: { kit: Equipment; onAdded: (part: Equipment) => void }): ReactNode {
  const t = messages.useT();
  const [search, setSearch] = useState("");
  const found = useQuery(equipmentListQuery({ search, pageCount: FOUND }));
  const fits = (each: Equipment) => each.mayEdit && each.kitId === null && each.equipmentId !== kit.equipmentId;
  const fitting = (found.data?.data ?? []).filter(fits);
  return (
    <Stack gap="sm">
      <SearchInput label={t("kit.search")} value={search} onChange={setSearch} />
      {found.data && fitting.length === 0 && <Text c="dimmed">{t("kit.nothing")}</Text>}
      <ul className={classes.list} aria-label={t("kit.add")}>
        {fitting.map((part) => (
          <li key={part.equipmentId}>
            <Row part={part} verb={t("kit.addOne", { name: part.name })} onPressed={() => onAdded(part)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface RowProps {
  part: Equipment;
  /** None: its reader may not. */
  verb: string | null;
  onPressed: () => void;
}

function Row({ part, verb, onPressed }: RowProps): ReactNode {
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{part.name}</Text>
        <Text size="sm" c="dimmed">
          {[part.category, part.serialNumber].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {verb && (
        <Button variant="subtle" onClick={onPressed}>
          {verb}
        </Button>
      )}
    </Group>
  );
}

/** The kit that something goes with, and the way out of it. */
export function PartOf({ equipment, kitId }: { equipment: Equipment; kitId: string }): ReactNode {
  const t = messages.useT();
  const kit = useQuery(equipmentQuery(kitId));
  const set = useSetKit();
  return (
    <Group gap="sm">
      <span>{kit.data?.name ?? "–"}</span>
      {equipment.mayEdit && (
        <Button size="compact-sm" variant="subtle" onClick={() => set.mutate({ part: equipment, kitId: null })}>
          {t("kit.leave")}
        </Button>
      )}
    </Group>
  );
}
