import { Alert, Button } from "@groundwork/kit";
import { CameraOff } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { messages } from "../../messages";
import { makeDecoder } from "./decoder";
import classes from "./equipment.module.css";

const PAUSE_MS = 120;
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 960 } },
};

/** What the camera sees, and each code in it; it stops with the page. */
export function Camera({ onCode }: { onCode: (scanned: string) => void }): ReactNode {
  const t = messages.useT();
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
      const decode = await makeDecoder();
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
      stop();
      const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
      setTrouble(isRefused ? "refused" : "missing");
    });
    return stop;
  }, [attempt]);
  const tryAgain = () => {
    setTrouble(null);
    setAttempt(attempt + 1);
  };

  if (trouble)
    return (
      <Alert color="amber" role="alert" icon={<CameraOff size={18} aria-hidden />} title={t("scan.noCamera")}>
        <div>{t(`scan.camera.${trouble}`)}</div>
        <Button variant="default" size="compact-md" mt="xs" onClick={tryAgain}>
          {t("scan.again")}
        </Button>
      </Alert>
    );
  return <video ref={video} className={classes.camera} playsInline muted aria-label={t("scan.camera")} />;
}
