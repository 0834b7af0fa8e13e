import { createContext, useContext, useEffect, useState } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { confirm } from "../ui/confirm";
import { browserHistory } from "./history";

/** What is unsaved in a pane or dialog: closing it throws that away as much as leaving the page does. */
interface Closable {
  unsaved: Set<symbol>;
  /** Somebody said that it may go: nobody is asked twice. */
  isLetGo: boolean;
  /** It has opened, and moved the focus to where it begins. */
  stands: boolean;
}

/** More than a pane needs to move the focus, and what was closed for it to give its own back. */
const OPENS_MS = 50;

const ClosableContext = createContext<Closable | null>(null);

export const ClosableProvider = ClosableContext.Provider;

/** Whether the dialog or pane around it is just opening: then it is that which moves the focus. */
export const useIsOpening = (): boolean => useContext(ClosableContext)?.stands === false;

const askToLeave = (): Promise<boolean> =>
  confirm({
    title: kitMessages.t("form.leave.title"),
    body: kitMessages.t("form.leave.body"),
    verb: kitMessages.t("form.leave.verb"),
    cancel: kitMessages.t("form.leave.stay"),
    danger: true,
  });

async function askToLetGo(closable: Closable): Promise<boolean> {
  if (!closable.isLetGo) closable.isLetGo = await askToLeave();
  return closable.isLetGo;
}

/**
 * Asks before the page, or the pane or dialog around it, is left while `dirty`; the browser asks in its own words when
 * the tab is closed.
 */
export function useLeaveGuard(dirty: boolean): void {
  const closable = useContext(ClosableContext);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const self = Symbol();
    closable?.unsaved.add(self);
    const remove = browserHistory.guard(() => (closable ? askToLetGo(closable) : askToLeave()), {
      isInPane: closable !== null,
    });
    window.addEventListener("beforeunload", warn);
    return () => {
      closable?.unsaved.delete(self);
      remove();
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty, closable]);
}

/** For what can be closed: `close` asks where something in it is unsaved. */
export function useClosable(opened: boolean, onClose: () => void): { closable: Closable; close: () => void } {
  const [closable] = useState<Closable>(() => ({ unsaved: new Set(), isLetGo: false, stands: false }));
  useEffect(() => {
    if (!opened) return;
    closable.isLetGo = false;
    const timer = setTimeout(() => {
      closable.stands = true;
    }, OPENS_MS);
    return () => {
      clearTimeout(timer);
      closable.stands = false;
    };
  }, [opened, closable]);
  const close = () => {
    if (closable.unsaved.size === 0) onClose();
    else void askToLetGo(closable).then((isLetGo) => isLetGo && onClose());
  };
  return { closable, close };
}
