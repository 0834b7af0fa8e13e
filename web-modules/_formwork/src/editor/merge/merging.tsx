import { Alert, Button, toast, useFormats, useQuery, useQueryClient } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Side } from "../../merge/clash";
import { mergeMessages } from "../../messages/merge";
import { LastSaved } from "../draft/last-saved";
import { type TemplateDetail, templateQuery } from "../template";
import { ClashList } from "./clash-list";
import type { MergeNoticeProps } from "./merge-props";

/** Reads what is saved, and saves what becomes of both: at once, or when it is chosen whose counts where both changed the same. */
export default function Merging(props: MergeNoticeProps<unknown>): ReactNode {
  const { templateId, saver, read, merge, nameOf, wordOf, onMerged, whole } = props;
  const t = mergeMessages.useT();
  const client = useQueryClient();
  const say = useSay(props);
  const [choices, choose] = useState<ReadonlyMap<string, Side>>(new Map());
  const [, lookAgain] = useState({});
  const done = useRef(false);
  const {
    data: theirs,
    isError,
    refetch,
  } = useQuery({
    queryKey: ["draft-merge", templateId, saver.version()],
    queryFn: async () => {
      // Who saved is read before both are: from then on it is whoever merged. Without it the notice says less.
      const by = await client.fetchQuery({ ...templateQuery(templateId), staleTime: 0 }).catch(() => null);
      return { ...(await read()), by };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const base = saver.base();
  /** Of what is there now: who is asked may have gone on working. */
  const mergedNow = () =>
    theirs && base !== null ? merge({ base, theirs: theirs.content, mine: saver.content() }, choices) : null;
  const merged = mergedNow();
  const isAsked = merged !== null && merged.clashes.length > 0;
  const asked = new Set(merged?.clashes.map(({ key }) => key));
  const finish = () => {
    const latest = mergedNow();
    if (!theirs || base === null) return;
    // What was done meanwhile met something else that they changed: that is asked, too.
    if (latest?.clashes.every(({ key }) => asked.has(key)) !== true) {
      done.current = false;
      lookAgain({});
      return;
    }
    void saver.rebase(theirs.version, theirs.content, latest.content);
    onMerged(latest.content);
    say(base, theirs.content, theirs.by);
  };
  const isAlone = merged !== null && !isAsked;
  useEffect(() => {
    if (!isAlone || done.current) return;
    done.current = true;
    finish();
  });
  if (isError)
    return (
      <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t("merge.failed")}>
        <Button size="compact-md" onClick={() => void refetch()}>
          {t("merge.again")}
        </Button>
      </Alert>
    );
  if (!theirs || isAlone) return null;
  if (!isAsked) return whole;
  return (
    <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t("merge.title")}>
      <LastSaved templateId={templateId} />
      {t("merge.help")}
      <ClashList
        clashes={merged.clashes}
        nameOf={(clash) => nameOf(clash, saver.content()) || nameOf(clash, theirs.content)}
        wordOf={wordOf}
        choices={choices}
        onChoose={(key, side) => choose(new Map(choices).set(key, side))}
      />
      <Button size="compact-md" mt="sm" onClick={finish}>
        {t("merge.save")}
      </Button>
    </Alert>
  );
}

/** One calm line afterwards: with whose changes, when they were made, and how many they are. */
function useSay({ count }: MergeNoticeProps<unknown>) {
  const t = mergeMessages.useT();
  const formats = useFormats();
  return (base: unknown, theirs: unknown, by: TemplateDetail | null) => {
    const counted = Object.entries(count(base, theirs)).filter(([, many]) => many > 0);
    const parts = counted.map(([what, many]) => t(`merge.${what as "fields"}`, { count: many }));
    const what = formats.list(parts.length > 0 ? parts : [t("merge.order")]);
    const who = by?.updatedBy?.fullName ?? t("merge.somebody");
    const title = by?.updatedAt
      ? t("merge.doneAt", { who, when: formats.relative(by.updatedAt) })
      : t("merge.done", { who });
    toast.info({ title, detail: what });
  };
}
