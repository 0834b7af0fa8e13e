import { type PendingUpload, useSession } from "@groundwork/kit";
import type { Stroke } from "@groundwork/kit/forms";
import { useState } from "react";
import { useFill } from "../../fill/context";
import { formworkMessages } from "../../messages";
import type { FillProps } from "../drawn-kind";
import { signaturePicture } from "./ink";
import type { SignatureSetting, SignatureValue } from "./rules";
import { useOtherSigner } from "./use-other-signer";

/** After this long without a further stroke the signature is taken for whole, and sent. */
const PAUSE_MS = 1000;

interface Drawn {
  strokes: readonly Stroke[];
  /** The picture of them; null where nothing can be sent. */
  fileId: string | null;
}

const NOTHING: Drawn = { strokes: [], fileId: null };

export interface Signing {
  /** Only those that are kept or on their way: ink that counts for nothing is not shown. */
  strokes: readonly Stroke[];
  name: string;
  failure: string | null;
  draw: (strokes: readonly Stroke[]) => void;
  signWithName: () => void;
  setName: (name: string) => void;
  clear: () => void;
}

export function useSigning(
  { field, value, onChange }: FillProps<SignatureSetting, SignatureValue>,
  pending: PendingUpload | undefined,
): Signing {
  const t = formworkMessages.useT();
  const { store, uploads } = useFill();
  const { profile } = useSession();
  const other = useOtherSigner(value);
  const [drawn, setDrawn] = useState(NOTHING);
  const [failure, setFailure] = useState<string | null>(null);
  const name = value?.label ?? profile?.fullName ?? "";
  const isMine = drawn.fileId === null || drawn.fileId === (pending?.fileId ?? value?.fileId);

  const send = (strokes: readonly Stroke[], pauseMs: number) => {
    setFailure(null);
    try {
      const picture = signaturePicture(strokes, name.trim(), t("signature.fileName"));
      const fileId = uploads.canSend
        ? uploads.replace(
            field.id,
            picture,
            (stored) => {
              // The name may have been corrected while the picture was on its way.
              const now = store.value(field.id) as SignatureValue | null;
              const signed = { label: name.trim(), description: "", ...now, fileId: stored.fileId };
              store.setValue(field.id, signed satisfies SignatureValue);
            },
            pauseMs,
          )
        : null;
      setDrawn({ strokes, fileId });
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : String(reason));
    }
  };

  return {
    strokes: isMine ? drawn.strokes : NOTHING.strokes,
    name,
    failure,
    draw: (strokes) => send(strokes, PAUSE_MS),
    signWithName: () => send([], 0),
    setName: (label) => onChange({ fileId: null, description: "", ...value, label }),
    clear: () => {
      for (const { fileId } of uploads.of(field.id)) uploads.remove(field.id, fileId);
      setDrawn(NOTHING);
      setFailure(null);
      // A name that somebody typed is theirs to clear; that of a colleague who signed goes with the signature.
      const names = [profile?.fullName, other?.fullName];
      const isTyped = value?.label !== undefined && !names.includes(value.label);
      onChange(isTyped || value?.description ? { ...value, fileId: null } : null);
    },
  };
}
