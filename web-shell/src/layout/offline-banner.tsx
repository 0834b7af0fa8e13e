import { type ReactNode, useSyncExternalStore } from "react";
import { messages } from "../messages";
import { useReachable } from "../offline/reachable";
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
  const reachable = useReachable();
  const said = online ? !reachable && t("offline.unreachable") : t("offline");
  return <div role="status">{said && <div className={classes.offline}>{said}</div>}</div>;
}
