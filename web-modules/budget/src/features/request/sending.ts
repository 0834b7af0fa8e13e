import { toast, useQueryClient } from "@groundwork/kit";
import { useRef, useState } from "react";
import { messages } from "../../messages";
import { BUDGET, type CodeTree, type RequestDetail, type RequestKind } from "../api";
import { isBalanced, isHalf, type LineRefusal, type LineValue, refusalsOf, sendable } from "./lines";

export interface Values {
  title: string;
  lines: LineValue[];
  neededBy: string;
  reason: string;
  overrunReason: string;
}

/** How it is sent, and what was found while it was typed. */
export interface Sending {
  submits: boolean;
  isOver: boolean;
  /** Whether the company lets the author ask for more than is left. */
  mayOverrun: boolean;
  whoMay: WhoMay;
  /** Nobody else may answer it yet. */
  isNobodys: boolean;
}

/** Who may ask for more than is left, where not everybody may. */
export type WhoMay = "managers" | "admins" | "nobody";

export interface Refused {
  lines: LineValue[];
  byKey: Map<string, LineRefusal>;
}

/** What making one and changing one share: what is looked at before sending, and what is done after it. */
export function useSending(kind: RequestKind, { currency, codes }: CodeTree, onClose: () => void) {
  const t = messages.useT();
  const client = useQueryClient();
  const how = useRef<Sending>({ submits: true, isOver: false, mayOverrun: true, whoMay: "nobody", isNobodys: false });
  const [refused, setRefused] = useState<Refused | null>(null);
  const open = new Set(codes.map((each) => each.budgetCodeId));
  const isTransfer = kind === "transfer";
  const faultOf = (lines: LineValue[]): string | null => {
    const { submits, isOver, mayOverrun } = how.current;
    // What is missing is said at each line.
    if (submits && sendable(lines, currency).length === 0) return t("request.codeMissing");
    if (lines.some((line) => isHalf(line, currency))) return t("request.codeMissing");
    if (!submits) return null;
    if (lines.some((line) => line.archived && !open.has(line.budgetCodeId ?? ""))) return t("request.linesArchived");
    if (kind !== "money" && isOver) return t(`${kind}.tooMuch`);
    if (isOver && !mayOverrun) return t(`request.mayNotOverrun.${how.current.whoMay}`);
    return isTransfer && !isBalanced(lines, currency) ? t("transfer.unbalanced") : null;
  };
  return {
    how,
    refused,
    validate: ({ title, lines, overrunReason }: Values) => {
      const { submits, isOver, mayOverrun } = how.current;
      const lacksReason = submits && kind === "money" && isOver && mayOverrun && !overrunReason.trim();
      return {
        title: title.trim() ? null : t("request.titleMissing"),
        lines: faultOf(lines),
        overrunReason: lacksReason ? t("request.overrunMissing") : null,
      };
    },
    /** A refusal of single lines stands at them. */
    async sent<T>(lines: LineValue[], call: Promise<T>): Promise<T> {
      try {
        return await call;
      } catch (error) {
        setRefused({ lines, byKey: refusalsOf(error, lines, currency) });
        throw error;
      }
    },
    onSuccess: async ({ status, number }: RequestDetail) => {
      const isSent = status !== "draft";
      toast.done({
        title: t(isSent ? "request.sent" : "request.kept", { number }),
        ...(isSent && how.current.isNobodys && { detail: t("nobody.title") }),
      });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  };
}

/** What of it was changed, as it is sent. */
export function bodyOf({ title, lines, neededBy, ...texts }: Partial<Values>, currency: string) {
  return {
    ...texts,
    ...(title !== undefined && { title: title.trim() }),
    ...(lines !== undefined && { lines: sendable(lines, currency) }),
    ...(neededBy !== undefined && { neededBy: neededBy || null }),
  };
}
