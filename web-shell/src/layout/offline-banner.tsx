import { type ReactNode, useSyncExternalStore } from "react";
import { messages } from "../messages";
import classes from "./layout.module.css";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function OfflineBanner(): ReactNode {
  const t = messages.useT();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!online && <div className={classes.offline}>{t("offline")}</div>}</div>;
}
