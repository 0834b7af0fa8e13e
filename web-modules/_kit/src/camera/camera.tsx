import { Alert, Button } from "@mantine/core";
import { CameraOff } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import classes from "./camera.module.css";
import { cameraMessages } from "./camera-messages";
import { makeDecoder } from "./decoder";
import type { CodeFormat } from "./formats";

const PAUSE_MS = 120;
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 960 } },
};

export interface CameraProps {
  /** Which codes are looked for; the same list while it says the same. */
  formats: readonly CodeFormat[];
  /** Called again and again for as long as the code is seen. */
  onCode: (scanned: string) => void;
}

/** What the camera sees, and each code in it; it stops when it is no longer drawn. */
export function Camera({ formats, onCode }: CameraProps): ReactNode {
  const t = cameraMessages.useT();
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<"refused" | "missing" | null>(null);
  const [attempt, setAttempt] = useState(1);
  const found = useEffectEvent(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera anew
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      const opened = await navigator.mediaDevices.getUserMedia(WANTED);
      stream = opened;
      const decode = await makeDecoder(formats);
      const shown = video.current;
      if (isOver || !shown) return stop();
      shown.srcObject = opened;
      await shown.play();
      const look = async () => {
        const code = shown.videoWidth > 0 ? await decode(shown).catch(() => null) : null;
        if (isOver) return;
        if (code) found(code);
        timer = setTimeout(() => void look(), PAUSE_MS);
      };
      void look();
    };
    start().catch((error: unknown) => {
      const wasOver = isOver;
      stop();
      const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
      if (!wasOver) setTrouble(isRefused ? "refused" : "missing");
    });
    return stop;
  }, [attempt, formats]);
  const tryAgain = () => {
    setTrouble(null);
    setAttempt(attempt + 1);
  };

  if (trouble)
    return (
      <Alert color="amber" role="alert" icon={<CameraOff size={18} aria-hidden />} title={t("none")}>
        <div>{t(trouble)}</div>
        <Button variant="default" size="compact-md" mt="xs" onClick={tryAgain}>
          {t("again")}
        </Button>
      </Alert>
    );
  return <video ref={video} className={classes.camera} playsInline muted aria-label={t("label")} />;
}
