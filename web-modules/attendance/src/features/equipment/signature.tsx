import { Button, Group, Stack, Text } from "@groundwork/kit";
import { drawStrokes, SignaturePad, type Stroke } from "@groundwork/kit/forms";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { messages } from "../../messages";
import classes from "./care.module.css";

const THOUSANDTHS = 1000;
/** Of what the service takes. */
const MOST_NUMBERS = 8000;

/** Each stroke's x and y in turn. A long one keeps every second point, or fewer. */
export function toInk(strokes: readonly Stroke[]): number[][] {
  const points = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  const step = Math.ceil((points * 2) / MOST_NUMBERS);
  return strokes.map((stroke) =>
    stroke
      .filter((_, index) => index % step === 0)
      .flatMap(({ x, y }) => [x, y].map((each) => Math.max(0, Math.round(each * THOUSANDTHS)))),
  );
}

export function fromInk(ink: readonly (readonly number[])[]): Stroke[] {
  return ink.map((numbers) =>
    Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: (numbers[index * 2] ?? 0) / THOUSANDTHS,
      y: (numbers[index * 2 + 1] ?? 0) / THOUSANDTHS,
    })),
  );
}

interface SignatureFieldProps {
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  error: string | null;
}

export function SignatureField({ strokes, onStrokes, error }: SignatureFieldProps): ReactNode {
  const t = messages.useT();
  const id = useId();
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text id={id} size="sm" fw={600}>
        {t("custody.sign")}
      </Text>
      <SignaturePad label={t("custody.pad")} strokes={strokes} onStrokes={onStrokes} />
      {error && (
        <Text size="sm" c="brick" role="alert">
          {error}
        </Text>
      )}
      {strokes.length > 0 && (
        <Group>
          <Button variant="default" onClick={() => onStrokes([])}>
            {t("custody.clear")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface SignatureProps {
  ink: readonly (readonly number[])[];
  signedName: string;
  who: string;
}

/** As it was drawn, or typed. */
export function Signature({ ink, signedName, who }: SignatureProps): ReactNode {
  const t = messages.useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawStrokes(canvas.current, fromInk(ink));
  }, [ink]);
  if (ink.length === 0) return <Text fs="italic">{signedName}</Text>;
  const lowest = Math.max(...ink.flatMap((stroke) => stroke.filter((_, index) => index % 2 === 1)));
  return (
    <canvas
      ref={canvas}
      className={classes.signature}
      width={600}
      height={Math.round(Math.max(200, lowest * 0.6 + 12))}
      role="img"
      aria-label={t("custody.signatureOf", { who })}
    />
  );
}
