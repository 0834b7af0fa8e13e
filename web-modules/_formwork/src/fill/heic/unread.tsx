import type { ReactNode } from "react";
import controls from "../../fields/control.module.css";
import { heicMessages } from "./messages";

/** What this browser could not make a JPEG of was not taken. */
export default function Unread({ names }: { names: readonly string[] }): ReactNode {
  const t = heicMessages.useT();
  return (
    <div role="alert">
      {names.map((name) => (
        <p key={name} className={controls.problem}>
          {t("heic.unread", { name })}
        </p>
      ))}
    </div>
  );
}
