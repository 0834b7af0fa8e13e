import { useQueryClient } from "@groundwork/kit";
import { useState } from "react";
import { EQUIPMENT } from "./api";

interface Waiting {
  fileId: string;
  file: File;
  error: Error | null;
}

export interface PhotoSending {
  /** On their way, or not arrived. */
  waiting: readonly Waiting[];
  isSending: boolean;
  send: (files: readonly File[]) => void;
  again: (fileId: string) => void;
  drop: (fileId: string) => void;
}

/** One after the other, each under an id of its own: what did not arrive stays, with its reason, to be sent again. */
export function usePhotoSending(upload: (fileId: string, file: File) => Promise<unknown>): PhotoSending {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const without = (fileId: string) => setWaiting((before) => before.filter((each) => each.fileId !== fileId));
  const say = (fileId: string, error: Error | null) =>
    setWaiting((before) => before.map((each) => (each.fileId === fileId ? { ...each, error } : each)));

  const sendOne = async (fileId: string, file: File) => {
    try {
      await upload(fileId, file);
      without(fileId);
    } catch (error) {
      say(fileId, error instanceof Error ? error : new Error(String(error)));
    }
  };
  const sendAll = async (some: readonly Waiting[]) => {
    for (const { fileId, file } of some) await sendOne(fileId, file);
    await client.invalidateQueries({ queryKey: EQUIPMENT });
  };
  return {
    waiting,
    isSending: waiting.some(({ error }) => error === null),
    send: (files) => {
      const added = files.map((file) => ({ fileId: crypto.randomUUID(), file, error: null }));
      setWaiting((before) => [...before, ...added]);
      void sendAll(added);
    },
    again: (fileId) => {
      const found = waiting.find((each) => each.fileId === fileId);
      say(fileId, null);
      if (found) void sendAll([found]);
    },
    drop: without,
  };
}
