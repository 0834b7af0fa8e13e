import { ActionIcon } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { toast } from "./toasts";

export interface CopyButtonProps {
  value: string;
  /** What is copied, for those who do not see the icon; default "Copy". */
  label?: string;
}

export function CopyButton({ value, label }: CopyButtonProps): ReactNode {
  const t = kitMessages.useT();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast.failed({ title: t("copy.failed"), detail: value });
    }
  };
  const name = copied ? t("action.copied") : (label ?? t("action.copy"));
  return (
    <ActionIcon size="md" aria-label={name} title={name} onClick={copy}>
      {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
    </ActionIcon>
  );
}
