import { type DrawnSlot, type SlotHost, type SlotTitle, useLocale, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { partsOf } from "../modules/contributions";
import { useModules } from "../modules/module-store";
import { Part } from "./slot-part";

function useParts(name: string): readonly SlotTitle[] {
  // Asked for, since titles are in its language.
  useLocale();
  const { access } = useSession();
  return partsOf(useModules(), name, access).map(({ module, item }) => ({
    id: item.id,
    title: module.messages.t(item.title),
  }));
}

function Slot({ name, given, only }: DrawnSlot): ReactNode {
  const { access } = useSession();
  return partsOf(useModules(), name, access)
    .filter(({ item }) => only === undefined || item.id === only)
    .map(({ module, item }) => (
      <Part key={`${module.context}:${item.id}`} name={name} module={module} item={item} given={given} />
    ));
}

/** What the shell provides to the places that the modules' pages keep, and to its own. */
export const slotHost: SlotHost = { useParts, Slot };
