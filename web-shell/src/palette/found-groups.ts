import {
  type Found,
  keepPreviousData,
  useDebouncedValue,
  useNavigate,
  useQueries,
  useRecents,
  useSession,
} from "@groundwork/kit";
import { findersOf } from "../modules/contributions";
import { useModules } from "../modules/module-store";
import { bestFirst, type Icon, type PaletteGroup } from "./item";

/** Between the last letter and asking: nobody is asked for each letter of a word. */
const PAUSE_MS = 200;
const MOST = 5;
/** More than are shown: the newest are answered first, and what is called exactly so may be older. */
const ASKED = 25;
const FRESH_MS = 30_000;

/** One letter finds everything; a Chinese one is a word. */
function isEnough(text: string): boolean {
  return text.length > 1 || /\p{Script=Han}/u.test(text);
}

/** What the modules find, each asked by its own call: one that is slow or fails holds up no other. */
export function useFoundGroups(query: string): PaletteGroup[] {
  const text = query.trim();
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const { access, company } = useSession();
  const navigate = useNavigate();
  const { remember } = useRecents();
  const finders = findersOf(useModules(), access);
  const answers = useQueries({
    queries: finders.map(({ module, item }) => ({
      queryKey: ["palette", company?.groupId, module.context, item.id, asked],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const found = await item.find(asked, { most: ASKED, signal });
        return bestFirst(found, asked).slice(0, MOST);
      },
      enabled: isEnough(asked),
      staleTime: FRESH_MS,
      // Whoever types is told at once, and may ask again.
      retry: false,
      placeholderData: keepPreviousData<readonly Found[]>,
    })),
  });
  if (!isEnough(text)) return [];
  return finders.map(({ module, item }, index) => {
    const kind = `${module.context}:${item.id}`;
    const { data, isError, isPlaceholderData, refetch } = answers[index] ?? {};
    const isAsking = text !== asked || isPlaceholderData === true || (data === undefined && isError !== true);
    return {
      id: kind,
      title: module.messages.t(item.title),
      state: isAsking ? "asking" : isError ? "failed" : "done",
      retry: () => void refetch?.(),
      items: isAsking ? stillFitting(data, text).map(asItem) : (data ?? []).map(asItem),
    };

    function asItem({ id, label, detail, path }: Found) {
      return {
        id: `${kind}:${id}`,
        label,
        ...(detail ? { detail } : {}),
        icon: item.icon as Icon,
        run: () => {
          remember({ kind, label, ...(detail ? { detail } : {}), path });
          void navigate(path);
        },
      };
    }
  });
}

/** Of an older answer, what the newer text finds too; the rest goes at once, so that Enter never opens it. */
function stillFitting(found: readonly Found[] | undefined, text: string): readonly Found[] {
  const wanted = text.toLocaleLowerCase();
  return (found ?? []).filter(({ label, detail = "" }) => `${label} ${detail}`.toLocaleLowerCase().includes(wanted));
}
