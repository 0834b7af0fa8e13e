import { useEffect } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { confirm } from "../ui/confirm";
import { browserHistory } from "./history";

/** Asks before the page is left while `dirty`; the browser asks in its own words when the tab is closed. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const remove = browserHistory.guard(() =>
      confirm({
        title: kitMessages.t("form.leave.title"),
        body: kitMessages.t("form.leave.body"),
        verb: kitMessages.t("form.leave.verb"),
        cancel: kitMessages.t("form.leave.stay"),
        danger: true,
      }),
    );
    window.addEventListener("beforeunload", warn);
    return () => {
      remove();
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty]);
}
