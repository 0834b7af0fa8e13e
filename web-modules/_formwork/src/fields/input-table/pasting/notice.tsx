import { Button } from "@groundwork/kit";
import { Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { formworkMessages } from "../../../messages";
import { useProblemText } from "../../../messages/problem-text";
import type { Pasted } from "./paste";
import classes from "./pasting.module.css";

const MOST_TOLD = 5;

/** What came of what was pasted, what was left and why; one step back. */
export default function PasteNotice({ pasted, onUndo }: { pasted: Pasted; onUndo: () => void }): ReactNode {
  const t = formworkMessages.useT();
  const words = useProblemText();
  const { filled, added, left, rowsLeft, columnsLeft } = pasted;
  return (
    <div className={classes.notice}>
      <div role="status">
        <p>
          {t("inputTable.pastedCells", { count: filled })}
          {added > 0 && ` ${t("inputTable.pastedRows", { count: added })}`}
        </p>
        {rowsLeft > 0 && <p className={classes.left}>{t("inputTable.pastedNoRoom", { count: rowsLeft })}</p>}
        {columnsLeft > 0 && <p className={classes.left}>{t("inputTable.pastedTooWide", { count: columnsLeft })}</p>}
        {left.length > 0 && (
          <>
            <p className={classes.left}>{t("inputTable.pastedLeft", { count: left.length })}</p>
            <ul>
              {left.slice(0, MOST_TOLD).map((each) => (
                <li key={`${each.params.row}/${each.params.column}/${each.text}`}>
                  {words(each)} {t("inputTable.pastedText", { text: each.text.slice(0, 60) })}
                </li>
              ))}
              {left.length > MOST_TOLD && <li>{t("inputTable.pastedMore", { count: left.length - MOST_TOLD })}</li>}
            </ul>
          </>
        )}
      </div>
      <Button variant="default" leftSection={<Undo2 size={16} aria-hidden />} onClick={onUndo}>
        {t("inputTable.pasteUndo")}
      </Button>
    </div>
  );
}
