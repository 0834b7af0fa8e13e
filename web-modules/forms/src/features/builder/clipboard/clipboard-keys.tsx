import { isDialogOpen } from "@groundwork/formwork/editor";
import type { Problem } from "@groundwork/formwork/rules";
import { toast, useCan, useQueryClient, useSession } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { clipboardMessages } from "../../../messages/clipboard";
import { MARKS } from "../drag/canvas-spots";
import { ITEM_MARK } from "../drag/list-spots";
import type { Drawing } from "../preview/preview";
import { stepsOf } from "../saving/steps-of";
import type { BuilderStore } from "../state/builder-store";
import { useBuilder } from "../state/hooks";
import type { Clip, Copied } from "./clip";
import { offerClipboard } from "./offered";
import type { At } from "./paste";
import { keepCopied, readCopied, writeCopied } from "./system";
import { useClip, useCopy } from "./use-copy";

const Refusal = lazy(() => import("./refusal"));
const SaveBlock = lazy(() => import("../blocks/save-block"));
const InsertBlock = lazy(() => import("../blocks/insert-block"));

interface ClipboardKeysProps {
  templateId: string;
  workflow: Drawing | undefined;
}

/** Ctrl or ⌘ with C, X and V, as the browser hears them wherever one is in the form, and the same for its menus. */
export default function ClipboardKeys({ templateId, workflow }: ClipboardKeysProps): ReactNode {
  const t = clipboardMessages.useT();
  const store = useBuilder();
  const { profile } = useSession();
  // Blocks are of the library, which is for who makes templates: an editor of this one may be none of them.
  const hasLibrary = useCan("manager");
  const userId = profile?.userId ?? "";
  const clipped = useClip(templateId, workflow);
  const take = useCopy(clipped);
  const [block, ask] = useState<{ save: Clip } | { at: At } | null>(null);
  const [refused, setRefused] = useState<Problem | null>(null);
  const client = useQueryClient();
  const place = () => {
    const steps = workflow ? stepsOf(workflow) : null;
    return { store, client, templateId, steps, refused: setRefused };
  };
  const put = (text: string | null, at: At) => {
    void import("./put-down").then(({ putDown }) => putDown(place(), text, at));
  };

  const atOf = (pageId: string | undefined): At => (pageId === undefined ? store.at() : { fieldId: null, pageId });
  const selected = (): Copied => ({ fieldIds: store.selectedIds() });
  const refuse = (detail: string) => toast.info({ title: detail });

  const byMenu = useEffectEvent((copied: Copied | undefined, isCut: boolean) => {
    const taken = take(copied ?? selected(), isCut);
    if (!taken) return refuse(t("clip.nothingSelected"));
    void writeCopied(userId, taken.text);
    toast.done({ title: taken.said, detail: t(isCut ? "clip.cutHelp" : "clip.copiedHelp") });
  });
  const pasteByMenu = useEffectEvent((pageId: string | undefined) => {
    // Told now: the menu closes, and the focus goes back to where it was.
    const at = atOf(pageId);
    void readCopied(userId).then((text) => put(text, at));
  });
  const saveBlock = useEffectEvent((copied: Copied | undefined) => {
    const clip = clipped(copied ?? selected());
    if (!clip) return refuse(t("clip.nothingSelected"));
    ask({ save: clip });
  });
  const insertBlock = useEffectEvent((pageId: string | undefined) => ask({ at: atOf(pageId) }));
  const hear = useEffectEvent((event: ClipboardEvent) => {
    if (!isMeant(event)) return;
    if (event.type === "paste") {
      event.preventDefault();
      if (store.isFixed) return refuse(t("clip.readOnly"));
      return put(event.clipboardData?.getData("text/plain") ?? "", store.at());
    }
    const isCut = event.type === "cut" && !store.isFixed;
    const taken = take(meantBy(event.target, store) ?? selected(), isCut);
    if (!taken || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", taken.text);
    keepCopied(userId, taken.text);
  });

  useEffect(() => {
    const heard = (event: ClipboardEvent) => hear(event);
    // Safari asks first whether there is something to do.
    const asked = (event: Event) => isMeant(event) && event.preventDefault();
    const [deeds, questions] = [["copy", "cut", "paste"] as const, ["beforecopy", "beforecut", "beforepaste"]];
    for (const deed of deeds) document.addEventListener(deed, heard);
    for (const question of questions) document.addEventListener(question, asked);
    offerClipboard({
      copy: (copied) => byMenu(copied, false),
      ...(!store.isFixed && {
        cut: (copied) => byMenu(copied, true),
        paste: (pageId) => pasteByMenu(pageId),
        ...(hasLibrary && {
          saveBlock: (copied) => saveBlock(copied),
          insertBlock: (pageId) => insertBlock(pageId),
        }),
      }),
    });
    return () => {
      for (const deed of deeds) document.removeEventListener(deed, heard);
      for (const question of questions) document.removeEventListener(question, asked);
      offerClipboard(null);
    };
  }, [store, hasLibrary]);
  const close = () => ask(null);
  return (
    <Suspense>
      {refused && <Refusal problem={refused} />}
      {block && "save" in block && <SaveBlock clip={block.save} onClose={close} />}
      {block && "at" in block && (
        <InsertBlock
          put={async (clip, said) => (await import("./put-down")).putClip(place(), clip, block.at, said)}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

/** Where one types or has marked a text, that is meant; behind a dialog nothing is. */
function isMeant({ target }: Event): boolean {
  if (isDialogOpen() || !(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [contenteditable=true]")) return false;
  return window.getSelection()?.isCollapsed ?? true;
}

/** What has the focus: a field, a row by its handle, or a page by its entry in the list. */
function meantBy(target: EventTarget | null, store: BuilderStore): Copied | null {
  if (!(target instanceof Element)) return null;
  const field = target.closest(`[${MARKS.field}], [${ITEM_MARK}]`);
  const fieldId = field?.getAttribute(MARKS.field) ?? field?.getAttribute(ITEM_MARK) ?? "";
  if (store.index().has(fieldId)) return { fieldIds: store.meantAt(fieldId) };
  const pageId = target.closest(`li[${ITEM_MARK}][data-whole]`)?.getAttribute(ITEM_MARK);
  if (pageId) return { pageId };
  const rowId = target.closest(`[${MARKS.row}]`)?.getAttribute(MARKS.row);
  return rowId ? { rowId } : null;
}
