import { useState } from "react";
import { type PasskeyAnswer, PasskeyError, type PasskeyTrouble, readPasskey } from "../passkeys";

export interface PasskeyRequest {
  isAsking: boolean;
  /** Why the device gave no answer. */
  trouble: PasskeyTrouble | null;
  /** Null: it gave none. */
  ask: (options: object) => Promise<PasskeyAnswer | null>;
  begin: () => void;
}

/** The device is asked for a passkey. A press of a button starts it: some browsers refuse to ask without one. */
export function usePasskeyRequest(): PasskeyRequest {
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    trouble,
    begin: () => setTrouble(null),
    ask: async (options) => {
      setTrouble(null);
      setAsking(true);
      try {
        return await readPasskey(options);
      } catch (error) {
        if (!(error instanceof PasskeyError)) throw error;
        setTrouble(error.trouble);
        return null;
      } finally {
        setAsking(false);
      }
    },
  };
}
