import { useQueryClient } from "@groundwork/kit";
import { useState } from "react";
import { EQUIPMENT } from "./api";

interface Waiting {
  photoId: string;
  file: File;
  error: Error | null;
}

export interface PhotoSending {
  /** On their way, or not arrived. */
  waiting: readonly Waiting[];
  isSending: boolean;
  send: (files: readonly File[]) => void;
  again: (photoId: string) => void;
  drop: (photoId: string) => void;
}

/** One after the other, each under an id of its own: what did not arrive stays, with its reason, to be sent again. */
export function usePhotoSending(upload: (photoId: string, file: File) => Promise<unknown>): PhotoSending {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const without = (photoId: string) => setWaiting((before) => before.filter((each) => each.photoId !== photoId));
  const say = (photoId: string, error: Error | null) =>
    setWaiting((before) => before.map((each) => (each.photoId === photoId ? { ...each, error } : each)));

  const sendOne = async (photoId: string, file: File) => {
    try {
      await upload(photoId, file);
      without(photoId);
    } catch (error) {
      say(photoId, error instanceof Error ? error : new Error(String(error)));
    }
  };
  const sendAll = async (some: readonly Waiting[]) => {
    for (const { photoId, file } of some) await sendOne(photoId, file);
    await client.invalidateQueries({ queryKey: EQUIPMENT });
  };
  return {
    waiting,
    isSending: waiting.some(({ error }) => error === null),
    send: (files) => {
      const added = files.map((file) => ({ photoId: crypto.randomUUID(), file, error: null }));
      setWaiting((before) => [...before, ...added]);
      void sendAll(added);
    },
    again: (photoId) => {
      const found = waiting.find((each) => each.photoId === photoId);
      say(photoId, null);
      if (found) void sendAll([found]);
    },
    drop: without,
  };
}
