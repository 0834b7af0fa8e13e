import { Dialog } from "@groundwork/kit";
import { Camera } from "@groundwork/kit/camera";
import { type ReactNode, useState } from "react";
import { useProblemText } from "../../messages/problem-text";
import { complaint } from "../../problem";
import { lengthOf } from "../../shape";
import controls from "../control.module.css";
import { barcodeMessages } from "./fill-messages";
import { type BarcodeSetting, FORMATS, MOST_CHARACTERS, rules } from "./rules";

interface ScannerProps {
  setting: BarcodeSetting;
  onClose: () => void;
  onCode: (code: string) => void;
}

/** Separators that nobody can type stand between the parts of some codes. */
const UNWRITTEN = /\p{Cc}+/gu;

/** The camera, until it sees a code that the field takes; of another one it says what is wrong, and goes on looking. */
export default function Scanner({ setting, onClose, onCode }: ScannerProps): ReactNode {
  const t = barcodeMessages.useT();
  const words = useProblemText();
  const [refused, setRefused] = useState("");
  const take = (scanned: string) => {
    const code = scanned.replace(UNWRITTEN, " ").trim();
    if (code === "") return;
    const isKept = lengthOf(code) <= MOST_CHARACTERS;
    const tooLong = complaint("tooLong", { most: MOST_CHARACTERS });
    const [problem] = isKept ? rules.checkValue(setting, code) : [tooLong];
    if (problem) setRefused(t("refused", { code: code.slice(0, MOST_CHARACTERS), problem: words(problem) }));
    else onCode(code);
  };
  return (
    <Dialog opened onClose={onClose} title={t("scan")}>
      <Camera formats={setting.formats.length > 0 ? setting.formats : FORMATS} onCode={take} />
      <p role="status" className={controls.problem}>
        {refused}
      </p>
    </Dialog>
  );
}
