import { ActionIcon, Button } from "@groundwork/kit";
import { ScanLine } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import { BoundedField } from "../text/bounded-field";
import classes from "./barcode.module.css";
import { barcodeMessages } from "./fill-messages";
import { type BarcodeSetting, MOST_CHARACTERS } from "./rules";

/** Loaded by whoever scans. */
const Scanner = lazy(() => import("./scanner"));

interface BarcodeFillProps extends FillProps<BarcodeSetting, string> {
  /** In a cell of a table. */
  isSmall: boolean;
}

export default function Fill({ isSmall, ...props }: BarcodeFillProps): ReactNode {
  const t = barcodeMessages.useT();
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<string | null>(null);
  const button = useId();
  const opening = {
    id: button,
    variant: "default",
    // Of many such buttons each says whose it is.
    "aria-labelledby": `${button} ${props.ids.label}`,
    onClick: () => setOpen(true),
  };
  return (
    <>
      <div className={classes.line}>
        <div className={classes.typed}>
          <BoundedField {...props} most={MOST_CHARACTERS} type="text" autoComplete="off" />
        </div>
        {isSmall ? (
          <ActionIcon {...opening} size="lg" aria-label={t("scan")}>
            <ScanLine size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <Button {...opening} leftSection={<ScanLine size={18} aria-hidden />}>
            {t("scan")}
          </Button>
        )}
      </div>
      <div role="status" className={controls.note}>
        {read !== null && read === props.value && t("read", { code: read })}
      </div>
      {isOpen && (
        <Suspense>
          <Scanner
            setting={props.setting}
            onClose={() => setOpen(false)}
            onCode={(code) => {
              setOpen(false);
              setRead(code);
              props.onChange(code);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
