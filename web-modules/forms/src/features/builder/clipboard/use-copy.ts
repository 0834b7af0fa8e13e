import { clipboardMessages } from "../../../messages/clipboard";
import type { Drawing } from "../preview/preview";
import { announce } from "../state/announcement";
import { useBuilder } from "../state/hooks";
import { type Clip, type Copied, clipOf, countOf } from "./clip";
import { takeAway, withoutClip } from "./take-away";

/** What was copied, as the text that goes on the clipboard, and what is said of it. */
export interface Taken {
  text: string;
  said: string;
}

/** What would be copied; null: there is nothing. */
export function useClip(templateId: string, workflow: Drawing | undefined) {
  const store = useBuilder();
  return (copied: Copied, isCut = false): Clip | null => {
    const pagesOfSteps = new Set((workflow?.nodes ?? []).flatMap(({ data }) => heldBy(data)));
    return clipOf({ body: store.body(), templateId, pagesOfSteps }, copied, isCut);
  };
}

/** Copies, or cuts as one step that undo takes back; null: there was nothing to copy. */
export function useCopy(clipped: ReturnType<typeof useClip>) {
  const t = clipboardMessages.useT();
  const store = useBuilder();

  return (copied: Copied, isCut: boolean): Taken | null => {
    const clip = clipped(copied, isCut);
    if (!clip) return null;
    const text = JSON.stringify(clip);
    if (isCut) takeAway(store, withoutClip(store.body(), clip));
    const what =
      clip.kind === "pages"
        ? t("clip.pages", { count: clip.pages.length })
        : t("clip.fields", { count: countOf(clip) });
    const said = t(isCut ? "clip.cutOut" : "clip.copied", { what });
    announce(said);
    return { text, said };
  };
}

function heldBy(data: unknown): string[] {
  const pageIds = (data as { pageIds?: unknown } | undefined)?.pageIds;
  return Array.isArray(pageIds) ? pageIds.map(String) : [];
}
