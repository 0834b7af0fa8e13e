import { Button, DateText, Group, Stack, Text, useSession } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { Equipment } from "./api";
import { type HandOver, handOversQuery } from "./care-api";
import { HandOverForm, type Way } from "./hand-over-form";
import { LongList } from "./long-list";
import { Signature } from "./signature";

interface Chosen {
  way: Way;
  verb: string;
}

/** In whose hands a machine is, and was. */
export function HandOvers({ equipment }: { equipment: Equipment }): ReactNode {
  const t = messages.useT();
  const { equipmentId, timeZone } = equipment;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <Stack gap="md">
      {chosen ? (
        // Below the fold of the pane there would seem to be no answer to the press.
        <div ref={(form) => form?.scrollIntoView?.({ block: "nearest", behavior: "smooth" })}>
          <HandOverForm equipment={equipment} {...chosen} onClose={() => setChosen(null)} />
        </div>
      ) : (
        <Ways equipment={equipment} onChosen={setChosen} />
      )}
      <LongList
        label={t("custody.title")}
        query={handOversQuery(equipmentId)}
        keyOf={({ equipmentHandOverId }) => equipmentHandOverId}
        none={!chosen && t("custody.none")}
      >
        {(each) => <One handOver={each} timeZone={timeZone} />}
      </LongList>
    </Stack>
  );
}

/** What the reader may do with it now; where it is nothing, who may. */
function Ways({ equipment, onChosen }: { equipment: Equipment; onChosen: (chosen: Chosen) => void }): ReactNode {
  const t = messages.useT();
  const { profile } = useSession();
  const { holder, mayEdit, mayHandOver } = equipment;
  const isMine = holder !== null && holder.userId === profile?.userId;
  if (holder && !mayHandOver) return <Text c="dimmed">{t("custody.askHolder", { who: holder.fullName })}</Text>;
  const ways: Chosen[] = [
    ...(holder ? [] : [{ way: "take", verb: t("custody.take") } as const]),
    ...(holder || mayEdit ? [{ way: "give", verb: t("custody.give") } as const] : []),
    ...(holder ? [{ way: "return", verb: t(isMine ? "custody.return" : "custody.takeBack") } as const] : []),
  ];
  return (
    <Group gap="sm">
      {ways.map((each, index) => (
        <Button key={each.way} variant={index === 0 ? "filled" : "default"} onClick={() => onChosen(each)}>
          {each.verb}
        </Button>
      ))}
    </Group>
  );
}

function One({ handOver, timeZone }: { handOver: HandOver; timeZone: string }): ReactNode {
  const t = messages.useT();
  const somebody = t("records.somebody");
  const { fromUser, toUser, isReturned, ink, signedName, isSigned, by } = handOver;
  const who = toUser?.fullName ?? somebody;
  const isByOther = by !== null && by.userId !== fromUser?.userId && by.userId !== toUser?.userId;
  return (
    <Stack gap={4}>
      <Text fw={600}>{isReturned ? t("custody.back") : who}</Text>
      <Text size="sm" c="dimmed">
        <DateText when={handOver.at} style="dateTime" timeZone={timeZone} />
        {fromUser && <> · {t("custody.from", { who: fromUser.fullName })}</>}
        {isByOther && <> · {t("custody.by", { who: by.fullName })}</>}
      </Text>
      {handOver.note && <Text size="sm">{handOver.note}</Text>}
      {ink && (ink.length > 0 || signedName !== "") && <Signature ink={ink} signedName={signedName} who={who} />}
      {isSigned && !ink && (
        <Text size="sm" c="dimmed">
          {t("custody.signed")}
        </Text>
      )}
      {isSigned && by !== null && by.userId !== toUser?.userId && (
        <Text size="sm" c="dimmed">
          {t("custody.signedOn", { who: by.fullName })}
        </Text>
      )}
    </Stack>
  );
}
